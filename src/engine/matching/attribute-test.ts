/** Tests of attributes, packed beside the steps that ask for them; `evaluate` says the same of their nodes. */
import type { AttributeNode } from '../query/ast.ts';
import type { QueryDocument } from '../query/document.ts';
import { packText, standsIn } from './packed-text.ts';

export type TestedAttribute = Exclude<AttributeNode, { type: 'author' }>;

const SITE = 0;
const LANGUAGE = 1;
const SOURCE = 2;

const DOT = 0x2e;
const HYPHEN = 0x2d;

/** Which attribute it is, and its value. */
export function packAttribute(node: TestedAttribute): number[] {
  if (node.type === 'site') return [SITE, ...packText(node.domain)];
  if (node.type === 'language') return [LANGUAGE, ...packText(node.code)];
  return [SOURCE, ...packText(node.mediaType)];
}

export function attributeHolds(cells: Int32Array, attribute: number, { domain, language, mediaType }: QueryDocument): boolean {
  const value = attribute + 1;
  const length = cells[value] as number;
  if (cells[attribute] === SOURCE) return length === mediaType.length && standsIn(cells, value, mediaType, 0);
  if (cells[attribute] === LANGUAGE) return endsAt(language, length, HYPHEN) && standsIn(cells, value, language, 0);
  const from = domain.length - length;
  return (from === 0 || (from > 0 && domain.charCodeAt(from - 1) === DOT)) && standsIn(cells, value, domain, from);
}

function endsAt(text: string, length: number, separator: number): boolean {
  return text.length === length || (text.length > length && text.charCodeAt(length) === separator);
}
