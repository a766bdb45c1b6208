/** Keeps what the caller has chosen: the fields that are given, beside those that were there. */
import { LIMITS } from '../../contract/limits.ts';
import { type Preference, preferenceInput } from '../../contract/preferences.ts';
import { mergePreference } from '../../stores/postgres/preferences.ts';
import type { Actor, Environment } from '../environment.ts';
import { invalid } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { ownAmong, shownPreference } from './get-preference.ts';

/** Topics that are not the organisation's are left out, as they would be when read. Throws invalid for too many topics, or too much. */
export async function savePreference(environment: Environment, actor: Actor, input: unknown): Promise<Preference> {
  const { comparisonTopicIds, ...others } = parseInput(preferenceInput, input);
  const own = comparisonTopicIds && { comparisonTopicIds: await ownAmong(environment, actor, comparisonTopicIds) };
  const removed = Object.keys(others).filter((name) => others[name] === null);
  const kept = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== null));
  const change = { fields: { ...kept, ...own }, removed, updatedAt: environment.now() };
  const stored = await environment.postgres.transaction(async (transaction) => {
    const merged = await mergePreference(transaction, actor.userId, change);
    if (JSON.stringify(merged).length > LIMITS.preferenceLength) throw invalid({ preference: 'preferenceTooLong' });
    return merged;
  });
  return shownPreference(environment, actor, stored);
}
