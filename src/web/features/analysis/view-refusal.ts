/** Why a view was not saved: what is wrong with its name, or what else stood against it. */
import type { MessageKey } from '../../../contract/errors.ts';
import { viewInput } from '../../../contract/saved-views.ts';
import { CallError } from '../../lib/call-error.ts';

const NAME_PROBLEMS = ['nameRequired', 'nameTooLong', 'viewNameTaken'] as const satisfies readonly MessageKey[];

export type ViewRefusal =
  | { name: (typeof NAME_PROBLEMS)[number] | 'malformed' }
  | { other: 'full' | 'tooLong' | 'gone' | 'ended' | 'unreachable' | 'unknown' };

/** What can be said of a name before the server is asked. */
export function checkViewName(name: string): ViewRefusal | null {
  const parsed = viewInput.shape.name.safeParse(name);
  return parsed.success ? null : { name: nameProblem(parsed.error.issues[0]?.message) };
}

export function viewRefusal(error: unknown): ViewRefusal {
  if (!(error instanceof CallError)) return { other: 'unknown' };
  const { name, search } = error.detail.fields ?? {};
  if (name) return { name: nameProblem(name) };
  if (search) return { other: 'tooLong' };
  const others: Partial<Record<CallError['code'], Extract<ViewRefusal, { other: string }>['other']>> = {
    limit_reached: 'full',
    not_found: 'gone',
    forbidden: 'ended',
    network: 'unreachable',
  };
  return { other: others[error.code] ?? 'unknown' };
}

function nameProblem(message: string | undefined): (typeof NAME_PROBLEMS)[number] | 'malformed' {
  return NAME_PROBLEMS.find((key) => key === message) ?? 'malformed';
}
