/** A term as the address of posts has it: a comma in it must not divide it. */
import type { ComparedTerm } from '../../../contract/analysis/comparison.ts';
import { inAddress } from '../../lib/filter-fields.ts';
import type { Clicked } from './comparison-search.ts';

export function termSearch({ kind, key }: Pick<ComparedTerm, 'kind' | 'key'>): Clicked {
  return kind === 'keyword' ? { keywords: inAddress('keywords', [key]) } : { hashtags: inAddress('hashtags', [key]) };
}
