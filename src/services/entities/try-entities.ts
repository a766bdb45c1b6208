/** What a text names when it is read with the organisation's names as they are now. Nothing is stored. */
import { type FoundEntity, triedText } from '../../contract/entities.ts';
import { organisationEntities } from '../../stores/postgres/custom-entities.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';

export async function tryEntities(environment: Environment, actor: Actor, input: unknown): Promise<FoundEntity[]> {
  const { text } = parseInput(triedText, input);
  const names = await organisationEntities(environment.postgres, actor.organisationId);
  const own = new Set(names.map(({ type, name }) => `${type} ${name}`));
  return environment.reader
    .withNames(names)
    .place(text)
    .map((found) => ({ ...found, own: own.has(`${found.type} ${found.name}`) }));
}
