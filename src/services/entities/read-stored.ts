/**
 * Reads stored mentions with the names that their organisation has by now: all of its mentions after the names changed, those of one
 * topic after it was searched. A page at a time, in the order of ids; where the process dies, another goes on behind the last page.
 * Doing it again, or by two at once, does no harm.
 */

import { type OrganisationEntitiesRow, ownEntities } from '../../stores/clickhouse/organisation-entities.ts';
import { type EntityCandidates, entityCandidates } from '../../stores/clickhouse/queries/entity-candidates.ts';
import { entityTexts } from '../../stores/clickhouse/queries/entity-texts.ts';
import { findEntityList, isBehind, noteRead } from '../../stores/postgres/entity-lists.ts';
import { organisationTopics } from '../../stores/postgres/topic-rows.ts';
import type { Environment } from '../environment.ts';
import { inSlices } from '../mentions/in-slices.ts';
import { type OwnNames, ownNames, readWith, searchFor } from './own-names.ts';

export interface ReadingPages {
  /** Posts that are looked for at a time. */
  page: number;
  /** Posts whose texts are in memory at a time. */
  texts: number;
}

const PAGES: ReadingPages = { page: 10_000, texts: 250 };
const FIRST = '0';
const LAST = 2n ** 64n - 1n;

/** Answers how many posts were read. Ends early where the names changed again: then it begins anew with those. */
export async function readOrganisation(environment: Environment, organisationId: number, pages = PAGES): Promise<number> {
  const { postgres } = environment;
  let list = await findEntityList(postgres, organisationId);
  if (!list || !isBehind(list)) return 0;
  let from = list.readVersion === list.version && list.readTo !== null ? after(list.readTo) : FIRST;
  let total = 0;
  while (list) {
    const { version } = list;
    const names = await ownNames(environment, organisationId, version);
    const topicIds = (await organisationTopics(postgres, organisationId)).map(({ id }) => id);
    const note = (readTo: string | null) => noteRead(postgres, organisationId, version, readTo);
    const { posts, isWhole } = await readPages(environment, names, { topicIds, wholeOrganisation: true, from }, pages, note);
    total += posts;
    if (isWhole) return total;
    // What was read with older names may stand where those of another process have been already.
    list = await findEntityList(postgres, organisationId);
    from = FIRST;
  }
  return total;
}

/** Of one topic; nothing where its organisation never had names. */
export async function readTopic(
  environment: Environment,
  { organisationId, topicId }: { organisationId: number; topicId: number },
  pages = PAGES,
): Promise<number> {
  const list = await findEntityList(environment.postgres, organisationId);
  if (!list) return 0;
  const names = await ownNames(environment, organisationId, list.version);
  const scope = { topicIds: [topicId], wholeOrganisation: false, from: FIRST };
  const { version } = names;
  const isNewest = async () => (await findEntityList(environment.postgres, organisationId))?.version === version;
  const { posts, isWhole } = await readPages(environment, names, scope, pages, isNewest);
  return isWhole ? posts : posts + (await readTopic(environment, { organisationId, topicId }, pages));
}

type Scope = Pick<EntityCandidates, 'topicIds' | 'wholeOrganisation' | 'from'>;

/** `note` is told how far it is (null: through), and answers whether to go on. */
async function readPages(
  environment: Environment,
  names: OwnNames,
  scope: Scope,
  { page: limit, texts }: ReadingPages,
  note: (readTo: string | null) => Promise<boolean>,
): Promise<{ posts: number; isWhole: boolean }> {
  const { organisationId } = names;
  const asked = { ...scope, organisationId, names: searchFor(names), limit };
  let from: string | null = scope.from;
  let posts = 0;
  while (from !== null) {
    const ids: string[] = await entityCandidates(environment.clickhouse, { ...asked, from });
    for (let at = 0; at < ids.length; at += texts) await readPosts(environment, names, ids.slice(at, at + texts));
    posts += ids.length;
    const last: string | undefined = ids.length < limit ? undefined : ids.at(-1);
    if (!(await note(last ?? null))) return { posts, isWhole: false };
    from = last === undefined || BigInt(last) === LAST ? null : after(last);
  }
  return { posts, isWhole: true };
}

async function readPosts({ clickhouse }: Environment, names: OwnNames, ids: readonly string[]): Promise<void> {
  const [before, posts] = await Promise.all([ownEntities(clickhouse, names.organisationId, ids), entityTexts(clickhouse, ids)]);
  const rows: OrganisationEntitiesRow[] = [];
  await inSlices(posts, (post) => {
    const row = readWith(names, post);
    if (row.is_deleted === 0 || before.has(post.id)) rows.push(row);
  });
  await clickhouse.insert('organisation_entities', rows);
  // Whoever has changed the names waits for it.
  if (rows.length > 0) clickhouse.changed?.();
}

function after(id: string): string {
  return (BigInt(id) + 1n).toString();
}
