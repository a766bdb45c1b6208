/** What a text names when it is read with the organisation's names as they are now. Nothing is stored. */
import { type FoundEntity, triedText } from '../../contract/entities.ts';
import { findEntityList } from '../../stores/postgres/entity-lists.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { ownNames } from './own-names.ts';

export async function tryEntities(environment: Environment, actor: Actor, input: unknown): Promise<FoundEntity[]> {
  const { text } = parseInput(triedText, input);
  const { organisationId } = actor;
  const list = await findEntityList(environment.postgres, organisationId);
  const names = list && (await ownNames(environment, organisationId, list.version));
  const own = new Set(names?.entities.map(({ type, name }) => `${type} ${name}`));
  const reader = names?.reader ?? environment.reader.withNames([]);
  return reader.place(text).map((found) => ({ ...found, own: own.has(`${found.type} ${found.name}`) }));
}
