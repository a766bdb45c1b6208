/** JSON lines: one object per line; blank lines are passed over. */
import { lineText, type Read, reject } from './read-records.ts';
import type { Line } from './split-lines.ts';

export async function* readJsonl(lines: AsyncIterable<Line[]>): AsyncGenerator<Read[]> {
  for await (const some of lines) yield some.flatMap(readLine);
}

function readLine(line: Line): Read[] {
  const decoded = lineText(line);
  if ('reason' in decoded) return [decoded];
  return decoded.text.trim() === '' ? [] : [parseObject(line.number, decoded.text)];
}

export function parseObject(line: number, text: string): Read {
  const value = parseJson(text);
  if (value === undefined) return reject(line, 'not valid JSON', text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return reject(line, 'not a JSON object', text);
  return { line, fields: value as Record<string, unknown>, text };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
