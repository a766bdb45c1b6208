/** Where the posts of a view can be downloaded as CSV: an address that any browser can follow for a while. */

import { GATEWAY } from '../../contract/endpoint.ts';
import { downloadPostsCsv, type PostsCsv, postsCsvInput } from '../../contract/exports.ts';
import { askedOf } from '../analysis/asked.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { assertSearched } from './assert-searched.ts';
import { postsGrant, signDownload } from './download-token.ts';

/** Throws not_found for another organisation's topic, invalid for a filter that cannot be. */
export async function topicPostsCsv(environment: Environment, actor: Actor, input: unknown): Promise<PostsCsv> {
  const { id, filter } = parseInput(postsCsvInput, input);
  const { topic, now } = await askedOf(environment, actor, { id, filter }, filter.bucket);
  assertSearched(topic);
  const { organisationId, userId } = actor;
  const until = now.toISOString();
  const token = await signDownload(environment, postsGrant, { organisationId, userId, id: String(topic.id), filter, until });
  return { url: `${GATEWAY}${downloadPostsCsv.path}?${new URLSearchParams({ token }).toString()}` };
}
