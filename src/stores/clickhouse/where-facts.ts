/** Facts of a post other than its text, as conditions over `posts`; alternatives of a kind together. */
import type { AttributeNode } from '../../engine/query/ast.ts';
import { phraseText } from '../../engine/text/token-text.ts';
import type { BoundValues } from './bound-values.ts';
import { searchAny } from './search-any.ts';

type Fact<Type extends AttributeNode['type']> = Extract<AttributeNode, { type: Type }>;

export function whereAuthors(nodes: readonly Fact<'author'>[], values: BoundValues): string {
  const phrases = nodes.map(({ tokens, prefix }) => phraseText(tokens, prefix));
  return searchAny('author_tokens', phrases, values);
}

/** A domain lies in another where it ends like it, from one dot on; no domain holds a space. */
export function whereSites(nodes: readonly Fact<'site'>[], values: BoundValues): string {
  return searchAny(
    "concat('.', domain, ' ')",
    nodes.map(({ domain }) => `.${domain} `),
    values,
  );
}

export function whereLanguage({ code }: Fact<'language'>, values: BoundValues): string {
  return `(lower(language) = ${values.text(code)} OR startsWith(lower(language), ${values.text(`${code}-`)}))`;
}

export function whereSource({ mediaType }: Fact<'source'>, values: BoundValues): string {
  return `media_type = ${values.text(mediaType)}`;
}
