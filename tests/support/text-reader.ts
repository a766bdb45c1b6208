/** The reading of texts with the models that ship. */
import { openTextReader } from '../../src/services/mentions/open-text-reader.ts';
import type { TextReader } from '../../src/services/mentions/text-reader.ts';

let reader: TextReader | undefined;

export function shippedTextReader(): TextReader {
  reader ??= openTextReader();
  return reader;
}
