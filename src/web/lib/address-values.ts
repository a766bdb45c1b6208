/**
 * Values as an address has them. A text stands as it is, also one in quotation marks, since people write `?q="milk tea"` by hand; only one
 * that would be read as something else (`"5"`) is written as JSON. Lists and records are JSON. What `readValue` throws at is a text.
 */
import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router';

function readValue(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (typeof value === 'object' && value !== null) return value;
  const isWritten = value !== null && JSON.stringify(value) === text;
  // A text within a text has its own marks escaped: nobody writes that by hand.
  if (!isWritten || (typeof value === 'string' && !text.includes('\\') && !isRead(value))) throw new SyntaxError('a text');
  return value;
}

function isRead(text: string): boolean {
  try {
    readValue(text);
    return true;
  } catch {
    return false;
  }
}

export const parseSearch = parseSearchWith(readValue);
export const stringifySearch = stringifySearchWith(JSON.stringify, readValue);
