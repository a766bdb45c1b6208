/** Whether the values of a field are ones that a post can have, each by itself. */
import { readLanguage, readMediaType, readSite } from '../field-values.ts';
import { hashtagText } from '../read-term.ts';
import { childrenOf, type QueryField, type SyntaxNear, type SyntaxNode, type SyntaxTerm } from '../syntax.ts';
import { rewrite } from './fix-edits.ts';
import { likelyValues } from './likely-values.ts';
import { readingOf, type Source } from './source.ts';

export function checkValues(source: Source, field: QueryField, node: SyntaxNode): void {
  if (field === 'title') return;
  switch (node.type) {
    case 'near':
      reportNear(source, node);
      return;
    case 'word':
    case 'phrase':
    case 'exact':
      if (!isValue(source, field, node)) reportValue(source, field, node);
      return;
    default:
      for (const child of childrenOf(node)) checkValues(source, field, child);
  }
}

function isValue(source: Source, field: QueryField, term: SyntaxTerm): boolean {
  if (term.type === 'exact') return false;
  if (field === 'author') return readingOf(source, term.text).words.length > 0;
  if (field === 'hashtag') return readingOf(source, hashtagText(term.text)).isTag;
  if (term.prefix) return false;
  return (field === 'source' ? readMediaType : field === 'lang' ? readLanguage : readSite)(term.text) !== undefined;
}

function reportValue(source: Source, field: QueryField, term: SyntaxTerm): void {
  source.report.error('queryFieldValue', term, () => {
    if (term.type === 'exact') return [rewrite('quote', term, `"${term.text}"`)];
    if (field === 'hashtag') return [rewrite('replace', term, readingOf(source, term.text).words.join(''))];
    return likelyValues(field, term.text).map((value) => rewrite('replace', term, value));
  });
}

/** Distance is between words of a text, and only `title:` is one. */
function reportNear(source: Source, near: SyntaxNear): void {
  source.report.error('queryNearOperand', near.operator, () => [rewrite('and', near.operator, 'AND')]);
}
