/** What is wrong with a query, in English sentences for whoever wrote it and can mend it: the language model. People get the web's words. */
import { LIMITS } from '../../contract/limits.ts';
import type { QueryError } from '../../contract/query.ts';
import type { Problem } from '../../engine/query/problems.ts';

const SAID: Record<QueryError, string> = {
  queryEmpty: 'There is nothing to search for.',
  queryTooLong: 'The query is too long. Write a much shorter one.',
  queryTooManyTerms: 'The query has too many terms. Write far fewer.',
  queryNestedTooDeep: 'Parentheses stand too deep inside one another.',
  queryMissingOperator:
    'There is no operator before this term. Write AND or OR there, or put the words in double quotes as one phrase.',
  queryMissingOperand: 'A term is missing beside this operator.',
  queryEmptyGroup: 'There is nothing between these parentheses.',
  queryUnclosedGroup: 'This parenthesis is not closed.',
  queryUnopenedGroup: 'This parenthesis closes nothing.',
  queryUnclosedQuote: 'This quotation mark is not closed.',
  queryUnclosedExact: 'This brace is not closed.',
  queryUnopenedExact: 'This brace closes nothing.',
  queryUnreadableTerm: 'This has no letter, digit or character to search for. Leave it out.',
  queryTermTooLong: 'This term has too many words. Use a few words that matter, joined by AND.',
  queryPrefixTooShort: `At least ${LIMITS.prefixLength} characters must stand before the star.`,
  queryWildcardPlace: 'A star can stand only at the end of a word, and not inside quotes.',
  queryUnknownField: 'There is no such field. There are title:, author:, site:, lang:, source: and hashtag: only.',
  queryFieldValue: 'This is not a value of the field.',
  queryNestedField: 'A field cannot stand inside another field.',
  queryNearDistance: `NEAR and ONEAR need a distance from 1 to ${LIMITS.nearDistance}, as in NEAR/5.`,
  queryNearOperand: 'Beside NEAR only words, phrases, tags and (a OR b) can stand: no AND, NOT, {exact} or field.',
  queryNearChain: `NEAR can join up to ${LIMITS.nearSides} terms in a row.`,
  queryNearTags: 'There are too many hashtags and handles around this NEAR.',
  queryOnlyNot: 'NOT alone is no query: say also what must occur.',
  querySymbol: 'This sign is no operator. Operators are the words AND, OR, NOT.',
  queryUnsupported: 'This is not part of the language.',
};
/** Problems that are told; the others mostly follow from these. */
const TOLD = 8;
/** Characters around a problem. */
const QUOTED = 60;

export function troubleOf(query: string, problems: readonly Problem[]): string[] {
  const errors = problems.flatMap(({ severity, code, start, end }) => {
    if (severity !== 'error') return [];
    const about = query.slice(start, Math.min(end, start + QUOTED));
    return [`At character ${start + 1}, "${about}": ${SAID[code]}`];
  });
  return errors.slice(0, TOLD);
}
