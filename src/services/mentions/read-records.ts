/** What a reader of JSON lines or CSV yields: records with named fields, or what cannot be one, by line and reason. */
import { isUtf8 } from 'node:buffer';
import type { Line } from './split-lines.ts';

export interface ReadRecord {
  line: number;
  fields: Record<string, unknown>;
  /** The record as it stood in the file, or its beginning. */
  text: string;
}

export interface Reject {
  line: number;
  /** One of few: never holds a value, so that rejects can be counted by it. */
  reason: string;
  text: string;
}

export type Read = ReadRecord | Reject;

export function reject(line: number, reason: string, text: string): Reject {
  return { line, reason, text: text.slice(0, 200) };
}

export function tooLongReject(line: Line): Reject {
  return reject(line.number, 'line is too long', line.bytes.toString('utf8'));
}

/** The line as text, or why it is none. */
export function lineText(line: Line): { text: string } | Reject {
  if (line.tooLong) return tooLongReject(line);
  if (!isUtf8(line.bytes)) return reject(line.number, 'not valid UTF-8', line.bytes.toString('utf8'));
  return { text: line.bytes.toString('utf8') };
}
