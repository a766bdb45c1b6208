/**
 * Reads arriving posts with the names of the organisations whose mentions they became. Costs one short question to Postgres where no
 * organisation has names.
 *
 * The posts must be stored before. Names that change meanwhile are looked for once more at the end: what is stored was read with the
 * names of its time or with newer ones, and the job of a later change finds it stored.
 */
import type { OrganisationEntitiesRow } from '../../stores/clickhouse/organisation-entities.ts';
import { readersOf } from '../../stores/clickhouse/organisation-entities.ts';
import type { PostRow } from '../../stores/clickhouse/post-row.ts';
import { entityVersions, topicsWithNames } from '../../stores/postgres/entity-lists.ts';
import type { Environment } from '../environment.ts';
import { inSlices } from '../mentions/in-slices.ts';
import { ownNames, readWith } from './own-names.ts';

export interface Arrivals {
  /** The posts that became mentions, and of which topics. */
  mentions: readonly { post: PostRow; topicId: number }[];
  /** Posts that were stored before with another text, or as another version read it. */
  reread: readonly PostRow[];
}

export async function readArrivals(environment: Environment, { mentions, reread }: Arrivals): Promise<void> {
  const { postgres, clickhouse } = environment;
  const byOrganisation = new Map<number, Map<string, PostRow>>();
  const add = (organisationId: number, post: PostRow) => {
    const posts = byOrganisation.get(organisationId) ?? new Map<string, PostRow>();
    byOrganisation.set(organisationId, posts.set(post.id, post));
  };
  const organisations = await topicsWithNames(postgres, [...new Set(mentions.map(({ topicId }) => topicId))]);
  for (const { post, topicId } of mentions) {
    const organisationId = organisations.get(topicId);
    if (organisationId !== undefined) add(organisationId, post);
  }
  const edits = new Map(reread.map((post) => [post.id, post]));
  for (const { organisationId, post } of await readersOf(clickhouse, [...edits.keys()])) {
    const row = edits.get(post);
    if (row) add(organisationId, row);
  }

  // What was read before must be taken back where it no longer holds; of a post that is new, nothing was.
  let takenBack = new Set(edits.keys());
  const done = new Map<number, number>();
  for (;;) {
    const versions = await entityVersions(postgres, [...byOrganisation.keys()]);
    const due = [...versions].filter(([organisationId, version]) => done.get(organisationId) !== version);
    if (due.length === 0) return;
    const rows: OrganisationEntitiesRow[] = [];
    for (const [organisationId, version] of due) {
      const names = await ownNames(environment, organisationId, version);
      await inSlices(byOrganisation.get(organisationId)?.values() ?? [], (post) => {
        const row = readWith(names, post);
        if (row.is_deleted === 0 || takenBack.has(post.id)) rows.push(row);
      });
      done.set(organisationId, version);
    }
    await clickhouse.insert('organisation_entities', rows);
    takenBack = new Set(mentions.map(({ post }) => post.id).concat([...edits.keys()]));
  }
}
