/** One rule of a robots.txt, and whether it is about an address: `*` stands for anything, `$` for the end (RFC 9309, 2.2.3). */
import { storable } from '../storable-text.ts';

export interface RobotsRule {
  /** What has to follow each other, with anything between. */
  parts: readonly string[];
  /** Whether nothing may follow. */
  isWhole: boolean;
  /** In octets; the longest rule counts. */
  length: number;
  isAllowed: boolean;
}

/** null for an empty one, which forbids and allows nothing. One without its first slash has it. */
export function rulePattern(value: string): Omit<RobotsRule, 'isAllowed'> | null {
  if (value === '') return null;
  const pattern = escapedPath(/^[/*]/.test(value) ? value : `/${value}`);
  const isWhole = pattern.endsWith('$');
  const parts = (isWhole ? pattern.slice(0, -1) : pattern).split(/\*+/);
  return { parts, isWhole, length: pattern.length };
}

/** In time that grows with the path and the rule, whatever stands in them: what comes first is taken, and never given back. */
export function isRuleFor(url: URL): (rule: RobotsRule) => boolean {
  const path = escapedPath(`${url.pathname}${url.search}`);
  return ({ parts, isWhole }) => {
    const [first = '', ...rest] = parts;
    if (!path.startsWith(first)) return false;
    const last = isWhole ? rest.pop() : undefined;
    let at = first.length;
    for (const part of rest) {
      const found = path.indexOf(part, at);
      if (found < 0) return false;
      at = found + part.length;
    }
    if (!isWhole) return true;
    return last === undefined ? at === path.length : path.length - last.length >= at && path.endsWith(last);
  };
}

const UNRESERVED = /[A-Za-z0-9._~-]/;

/** As both sides are compared (2.2.2): octets beyond ASCII are escaped, escapes are in capitals, and none where none is needed. */
function escapedPath(path: string): string {
  return path
    .replace(/[^\0-\x7f]+/gu, (characters) => encodeURIComponent(storable(characters)))
    .replace(/%([0-9a-f]{2})/gi, (found, code: string) => {
      const character = String.fromCharCode(Number.parseInt(code, 16));
      return UNRESERVED.test(character) ? character : found.toUpperCase();
    });
}
