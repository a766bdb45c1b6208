/** What the caller has chosen, with the defaults of what is not chosen, without topics that are gone. */
import { type Preference, storedChoices } from '../../contract/preferences.ts';
import { readPreference } from '../../stores/postgres/preferences.ts';
import { topicIdsAmong } from '../../stores/postgres/topics.ts';
import type { Actor, Environment } from '../environment.ts';

export async function getPreference(environment: Environment, actor: Actor): Promise<Preference> {
  return shownPreference(environment, actor, await readPreference(environment.postgres, actor.userId));
}

/** As it is stored. A field that this version cannot read counts as not chosen. */
export async function shownPreference(
  environment: Environment,
  actor: Actor,
  stored: Record<string, unknown>,
): Promise<Preference> {
  const { comparisonTopicIds, language, theme } = storedChoices.parse(stored);
  const { language: _, theme: __, ...others } = stored;
  return {
    ...others,
    ...(language && { language }),
    ...(theme && { theme }),
    comparisonTopicIds: await ownAmong(environment, actor, comparisonTopicIds),
  };
}

/** In their order; of other organisations, as of topics that are gone, nothing is said. */
export async function ownAmong({ postgres }: Environment, actor: Actor, ids: readonly string[]): Promise<string[]> {
  const own = new Set(await topicIdsAmong(postgres, actor.organisationId, ids.map(Number)));
  return ids.filter((id) => own.has(Number(id)));
}
