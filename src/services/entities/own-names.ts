/** The names of organisations as posts are read with them, compiled once for each version of them and kept in this process. */
import type { QueryNode } from '../../engine/query/ast.ts';
import { isLongEnough, readName, writtenNames } from '../../engine/themes/gazetteer.ts';
import type { OrganisationEntitiesRow } from '../../stores/clickhouse/organisation-entities.ts';
import type { PostRow } from '../../stores/clickhouse/post-row.ts';
import type { Postgres } from '../../stores/postgres/client.ts';
import { type CustomEntity, organisationEntities } from '../../stores/postgres/custom-entities.ts';
import type { Environment } from '../environment.ts';
import type { NamesReader } from '../mentions/text-reader.ts';

/** Organisations: a list takes some ten kilobytes, however short it is. */
const MOST_KEPT = 50;
/**
 * UTF-16 units of all lists that are kept, as they are written and as they are looked for. One takes 20 to 50 bytes (50 where names
 * are of two letters), so the lists take 100 MB at most. The list that was asked for last is kept in any case.
 */
const MOST_UNITS = 2_000_000;
/** Names that one search of the stored posts looks for, as many as of a topic. */
const MOST_SEARCHED = 2000;

export interface OwnNames {
  organisationId: number;
  version: number;
  /** None where they do not compile. */
  entities: readonly CustomEntity[];
  /** null where there is no name (any more), or where they do not compile. */
  reader: NamesReader | null;
}

interface KeptNames extends OwnNames {
  units: number;
}

const kept = new WeakMap<Postgres, Map<number, KeptNames>>();

/**
 * `version` was read before: should the names be newer by now, they are read again with the next version. Names that do not compile
 * are logged once, and are as good as none: they must not keep the posts of others out.
 */
export async function ownNames(environment: Environment, organisationId: number, version: number): Promise<OwnNames> {
  const { postgres, reader, log } = environment;
  const all = kept.get(postgres) ?? new Map<number, KeptNames>();
  kept.set(postgres, all);
  const known = all.get(organisationId);
  const names = known?.version === version ? known : await compile();
  // Whoever was asked for last stands last.
  all.delete(organisationId);
  all.set(organisationId, names);
  forgetOldest(all);
  return names;

  async function compile(): Promise<KeptNames> {
    const none = { organisationId, version, entities: [], reader: null, units: 0 };
    const entities = await organisationEntities(postgres, organisationId);
    if (entities.length === 0) return none;
    try {
      return { organisationId, version, entities, reader: reader.withNames(entities), units: unitsOf(entities) };
    } catch (error) {
      log.error({ organisationId, version, err: error }, 'names that do not compile: posts are read without them');
      return none;
    }
  }
}

function forgetOldest(all: Map<number, KeptNames>): void {
  let units = 0;
  for (const names of all.values()) units += names.units;
  for (const [oldest, names] of all) {
    if (all.size === 1 || (all.size <= MOST_KEPT && units <= MOST_UNITS)) return;
    all.delete(oldest);
    units -= names.units;
  }
}

function unitsOf(entities: readonly CustomEntity[]): number {
  let units = 0;
  for (const written of entities.flatMap(writtenNames)) units += written.length + readName(written).key.length;
  return units;
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
