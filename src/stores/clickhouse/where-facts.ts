/** Facts of a post other than its text, as conditions over `posts`. */
import type { AttributeNode } from '../../engine/query/ast.ts';
import type { BoundValues } from './bound-values.ts';
import { whereAuthor } from './where-term.ts';

export function whereFact(node: AttributeNode, values: BoundValues): string {
  switch (node.type) {
    case 'author':
      return whereAuthor(node, values);
    case 'site':
      return `(domain = ${values.text(node.domain)} OR endsWith(domain, ${values.text(`.${node.domain}`)}))`;
    case 'language':
      return `(lower(language) = ${values.text(node.code)} OR startsWith(lower(language), ${values.text(`${node.code}-`)}))`;
    case 'source':
      return `media_type = ${values.text(node.mediaType)}`;
  }
}
