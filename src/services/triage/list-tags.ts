/** The tags of the caller's organisation, with the number of posts that have each, most first. */
import type { UsedTag } from '../../contract/tags.ts';
import { organisationTags } from '../../stores/postgres/post-tags.ts';
import type { Actor, Environment } from '../environment.ts';

export async function listTags({ postgres }: Environment, { organisationId }: Actor): Promise<UsedTag[]> {
  return (await organisationTags(postgres, organisationId)).map(({ tag, posts }) => ({ tag, posts }));
}
