/** What is asked of the preview for a draft, or why nothing can be asked. Pure; api.ts does the asking. */
import type { PreviewInput } from '../../../contract/preview.ts';
import type { FormErrors } from './check-draft.ts';
import { hasNoInclusion, type TopicCandidate } from './draft.ts';

export type PreviewQuestion =
  | { input: PreviewInput }
  /** `empty`: no keyword yet. `wrong`: the keywords mean nothing until they are corrected. `no-channel`: nowhere to look. `proposed`: by a model, and not read yet. */
  | { input: null; because: 'empty' | 'wrong' | 'no-channel' | 'proposed' };

/** `errors` are all there are, whether or not the form shows them already. */
export function previewQuestion(candidate: TopicCandidate, errors: FormErrors): PreviewQuestion {
  if (hasNoInclusion(candidate)) return { input: null, because: 'empty' };
  if (isWrong(errors.inclusion?.key) || isWrong(errors.exclusion?.key)) return { input: null, because: 'wrong' };
  if (candidate.mediaTypes.length === 0) return { input: null, because: 'no-channel' };
  const { name: _, startsAt, endsAt, ...asked } = candidate;
  return { input: errors.period || startsAt === '' || endsAt === '' ? asked : { ...asked, startsAt, endsAt } };
}

/** More keywords than the plan allows can still be looked up. */
function isWrong(key: string | undefined): boolean {
  return key !== undefined && key !== 'inclusionTooMany' && key !== 'exclusionTooMany';
}
