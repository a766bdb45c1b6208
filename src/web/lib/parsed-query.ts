/** The parse of a query, once per text: the editor, the form around it and the review all ask about the same few texts. */
import { type Parsed, parse } from '../../engine/query/parse.ts';

/** Two sides, each as it is and as it was a key ago. */
const REMEMBERED = 4;

const remembered = new Map<string, Parsed>();

export function parsedQuery(text: string): Parsed {
  const known = remembered.get(text);
  if (known) return known;
  const parsed = parse(text);
  const [oldest] = remembered.keys();
  if (oldest !== undefined && remembered.size >= REMEMBERED) remembered.delete(oldest);
  remembered.set(text, parsed);
  return parsed;
}
