/**
 * A query tree as a tsquery, and a post as the tsvector it is asked of: Postgres' own way to put the same boolean
 * question. Phrases are `<->`, NEAR is every distance by itself, the title has weight A, facts of the post are lexemes
 * with a name before them. What tsquery cannot say is exact spelling; its words alone are looked for.
 */

import type { NearNode, QueryNode, TermNode } from '../src/engine/query/ast.ts';
import type { QueryDocument } from '../src/engine/query/document.ts';
import { BOUNDARY, TAGS } from '../src/engine/text/token-text.ts';
import { wordsIn } from './topic-phrases.ts';

/** Between title and content, so that nothing is near across them. */
const GAP = 1000;
/** The last place a tsvector knows; hashtags and handles are put there, where no words follow. */
const LAST = 16_383;

export function tsvector({ tokens, authorTokens, domain, language, mediaType }: QueryDocument): string {
  const places = new Map<string, string[]>();
  const add = (lexeme: string, place: string) => {
    const known = places.get(lexeme);
    // Postgres keeps 255 places of a lexeme, and drops the later ones as we do here.
    if (known === undefined) places.set(lexeme, [place]);
    else if (known.length < 255) known.push(place);
  };
  const [title = '', content = ''] = tokens.split(BOUNDARY);
  const length = addField(title, 0, 'A', add);
  addField(content, length + GAP, '', add);
  addField(authorTokens.replace(BOUNDARY, `${' \u0003'.repeat(3)} `), 0, '', (token, place) => add(`author:${token}`, place));
  for (const fact of [`source:${mediaType}`, ...domainsOf(domain), ...languagesOf(language)]) add(fact, '');
  return Array.from(places, ([lexeme, list]) => `${literal(lexeme)}${list[0] ? `:${list.join(',')}` : ''}`).join(' ');
}

function addField(text: string, from: number, weight: string, add: (token: string, place: string) => void): number {
  const [words = '', tags = ''] = text.split(TAGS);
  const tokens = words.split(' ').filter(Boolean);
  for (const [index, token] of tokens.entries()) add(token, `${Math.min(from + index + 1, LAST - 1)}${weight}`);
  for (const tag of tags.split(' ').filter(Boolean)) add(tag, `${LAST}${weight}`);
  return tokens.length;
}

/** `a.b.c` lies in `b.c` and in `c`. */
function domainsOf(domain: string): string[] {
  const labels = domain.split('.').filter(Boolean);
  return labels.map((_, index) => `site:${labels.slice(index).join('.')}`);
}

function languagesOf(language: string): string[] {
  const parts = language.split('-').filter(Boolean);
  return parts.map((_, index) => `lang:${parts.slice(0, index + 1).join('-')}`);
}

export function tsquery(node: QueryNode): string {
  switch (node.type) {
    case 'and':
    case 'or':
      return `(${node.children.map(tsquery).join(node.type === 'and' ? ' & ' : ' | ')})`;
    case 'not':
      return `!${tsquery(node.child)}`;
    case 'term':
      return phrase(node.tokens, node.prefix === true, node.field === 'title');
    case 'exact':
      return phrase(wordsIn(node.text), false, node.field === 'title');
    case 'near':
      return near(node, node.field === 'title');
    case 'author':
      return phrase(
        node.tokens.map((token) => `author:${token}`),
        node.prefix === true,
        false,
      );
    case 'site':
      return literal(`site:${node.domain}`);
    case 'language':
      return literal(`lang:${node.code}`);
    case 'source':
      return literal(`source:${node.mediaType}`);
  }
}

function phrase(tokens: readonly string[], prefix: boolean, title: boolean): string {
  const last = tokens.length - 1;
  const lexemes = tokens.map((token, index) => {
    const marks = `${prefix && index === last ? '*' : ''}${title ? 'A' : ''}`;
    return `${literal(token)}${marks ? `:${marks}` : ''}`;
  });
  return lexemes.length === 1 ? (lexemes[0] as string) : `(${lexemes.join(' <-> ')})`;
}

/** `<n>` is one distance and one order only: n tokens between is a distance of n + 1. */
function near(node: NearNode, title: boolean): string {
  const left = side(node.left, title);
  const right = side(node.right, title);
  const distances = Array.from({ length: node.distance + 1 }, (_, between) => between + 1);
  const ways = distances.map((distance) => `(${left} <${distance}> ${right})`);
  if (!node.ordered) ways.push(...distances.map((distance) => `(${right} <${distance}> ${left})`));
  return `(${ways.join(' | ')})`;
}

function side(node: NearNode['left'], title: boolean): string {
  if (node.type === 'near') return near(node, title);
  if (node.type === 'or') return `(${node.children.map((child) => side(child, title)).join(' | ')})`;
  const { tokens, prefix }: TermNode = node;
  return phrase(tokens, prefix === true, title);
}

function literal(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
