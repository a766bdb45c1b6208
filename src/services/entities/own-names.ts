/** The names of organisations as posts are read with them, compiled once for each version of them and kept in this process. */
import type { QueryNode } from '../../engine/query/ast.ts';
import { isLongEnough, readName, writtenNames } from '../../engine/themes/gazetteer.ts';
import type { OrganisationEntitiesRow } from '../../stores/clickhouse/organisation-entities.ts';
import type { PostRow } from '../../stores/clickhouse/post-row.ts';
import type { Postgres } from '../../stores/postgres/client.ts';
import { type CustomEntity, organisationEntities } from '../../stores/postgres/custom-entities.ts';
import type { Environment } from '../environment.ts';
import type { NamesReader } from '../mentions/text-reader.ts';

/** Organisations; each takes a few megabytes at most. */
const MOST_KEPT = 50;
/** Names that one search of the stored posts looks for, as many as of a topic. */
const MOST_SEARCHED = 2000;

export interface OwnNames {
  organisationId: number;
  version: number;
  entities: readonly CustomEntity[];
  /** null where there is no name (any more). */
  reader: NamesReader | null;
}

const kept = new WeakMap<Postgres, Map<number, OwnNames>>();

/** `version` was read before: should the names be newer by now, they are read again with the next version. */
export async function ownNames({ postgres, reader }: Environment, organisationId: number, version: number): Promise<OwnNames> {
  const all = kept.get(postgres) ?? new Map<number, OwnNames>();
  kept.set(postgres, all);
  const known = all.get(organisationId);
  all.delete(organisationId);
  const names = known?.version === version ? known : await compile();
  // Whoever was asked for last stands last.
  all.set(organisationId, names);
  for (const [oldest] of all) if (all.size > MOST_KEPT) all.delete(oldest);
  return names;

  async function compile(): Promise<OwnNames> {
    const entities = await organisationEntities(postgres, organisationId);
    return { organisationId, version, entities, reader: entities.length === 0 ? null : reader.withNames(entities) };
  }
}

/** What a post must hold to be read otherwise: any of the names, in any spelling. */
export function searchFor({ entities }: OwnNames): QueryNode | 'all' | null {
  const names = entities.flatMap(writtenNames);
  if (names.length === 0) return null;
  if (names.length > MOST_SEARCHED) return 'all';
  const read = names.map(readName).filter(({ key }) => isLongEnough(key));
  return { type: 'or', children: read.map(({ tokens }) => ({ type: 'term', tokens })) };
}

/** What is stored of a post for the organisation: its own entities, or that the shared ones stand. */
export function readWith(
  { organisationId, version, reader }: OwnNames,
  post: Pick<PostRow, 'id' | 'title' | 'content' | 'entities' | 'version'>,
): OrganisationEntitiesRow {
  const own = reader ? reader.entitiesOf(post) : post.entities;
  const isOwn = own.length !== post.entities.length || own.some((entity, index) => entity !== post.entities[index]);
  return {
    organisation_id: organisationId,
    post_id: post.id,
    entities: isOwn ? own : [],
    version: post.version + version,
    is_deleted: isOwn ? 0 : 1,
  };
}
