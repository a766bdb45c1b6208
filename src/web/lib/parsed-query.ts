/** The parse of a query, once per text: the editor, the form around it and the review all ask about the same few texts. */
import { type Parsed, parse } from '../../engine/query/parse.ts';

/** Two sides, each as it is and as it was a key ago. */
const REMEMBERED = 4;

const remembered = { without: new Map<string, Parsed>(), with: new Map<string, Parsed>() };

/** `fixes`: with those that mend its problems, which takes several times as long. */
export function parsedQuery(text: string, { fixes = false }: { fixes?: boolean } = {}): Parsed {
  const those = remembered[fixes ? 'with' : 'without'];
  const known = those.get(text);
  if (known) return known;
  const parsed = parse(text, { fixes });
  const [oldest] = those.keys();
  if (oldest !== undefined && those.size >= REMEMBERED) those.delete(oldest);
  those.set(text, parsed);
  return parsed;
}
