/** Every run of tokens that any of the queries asks for, wanted or not, each once, as it stands in a token text. */
import type { QueryNode } from '../src/engine/query/ast.ts';
import { BOUNDARY, phraseText, TAGS, tokenText } from '../src/engine/text/token-text.ts';

export function phrasesOf(queries: readonly QueryNode[]): string[] {
  const phrases = new Set(queries.flatMap(phrasesIn));
  return [...phrases].filter((phrase) => phrase.trim() !== '');
}

function phrasesIn(node: QueryNode): string[] {
  switch (node.type) {
    case 'and':
    case 'or':
      return node.children.flatMap(phrasesIn);
    case 'not':
      return phrasesIn(node.child);
    case 'near':
      return [...phrasesIn(node.left), ...phrasesIn(node.right)];
    case 'term':
      return [phraseText(node.tokens, node.prefix)];
    case 'exact':
      return [phraseText(wordsIn(node.text))];
    default:
      return [];
  }
}

/** The words of a text without its hashtags and handles. */
export function wordsIn(text: string): string[] {
  const [, content = ''] = tokenText('', text).split(BOUNDARY);
  return (content.split(TAGS)[0] ?? '').split(' ').filter(Boolean);
}
