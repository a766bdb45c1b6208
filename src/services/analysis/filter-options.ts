/** What the filter of a topic, or of a search, can be set to, counted among the posts that the filter lets through. */
import type { z } from 'zod';
import { type FilterOptions, filterOptionsInput, type OptionList } from '../../contract/analysis/filter-options.ts';
import { WHAT_ITEMS } from '../../contract/analysis/what.ts';
import { mediaType } from '../../contract/filter.ts';
import { LIMITS } from '../../contract/limits.ts';
import { MEDIA_TYPES } from '../../contract/media-types.ts';
import { searchOptionsInput } from '../../contract/post-search.ts';
import { toned } from '../../engine/analysis/tally.ts';
import { namedInChinese } from '../../engine/themes/chinese-name-of.ts';
import type { ClickHouse } from '../../stores/clickhouse/client.ts';
import { authorMentions } from '../../stores/clickhouse/queries/author-mentions.ts';
import { classificationCounts } from '../../stores/clickhouse/queries/classification-counts.ts';
import { entityCounts } from '../../stores/clickhouse/queries/entity-counts.ts';
import { facetCounts } from '../../stores/clickhouse/queries/facet-counts.ts';
import type { MentionScope } from '../../stores/clickhouse/queries/mention-scope.ts';
import { tagCounts } from '../../stores/clickhouse/queries/tag-counts.ts';
import { organisationTags } from '../../stores/postgres/post-tags.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { askedOf } from './asked.ts';
import { askedSearch, inTurn } from './asked-search.ts';
import { countedEntity } from './counted-entity.ts';
import { namedAuthors } from './named-authors.ts';

/** Throws not_found for another organisation's topic, invalid for a filter that cannot be. */
export async function topicFilterOptions(environment: Environment, actor: Actor, input: unknown): Promise<FilterOptions> {
  const asked = parseInput(filterOptionsInput, input);
  const { scope } = await askedOf(environment, actor, asked);
  return optionsOf(environment, scope, asked.filter);
}

/** Of all that is collected and matches a query. Throws as findPosts does. */
export async function searchFilterOptions(
  environment: Environment,
  actor: Actor,
  input: unknown,
  gone?: AbortSignal,
): Promise<FilterOptions> {
  const asked = parseInput(searchOptionsInput, input);
  const { scope } = await askedSearch(environment, actor, { ...asked, path: 'filter' });
  return inTurn(environment, actor, gone, () => optionsOf(environment, scope, asked.filter));
}

type AskedLists = Pick<z.output<typeof filterOptionsInput>['filter'], 'lists' | 'search'>;

async function optionsOf(
  environment: Environment,
  scope: MentionScope,
  { lists, search: typed }: AskedLists,
): Promise<FilterOptions> {
  const { clickhouse } = environment;
  const search = typed || undefined;
  const wanted = <Count>(list: OptionList, count: () => Promise<Count[]>) => (lists.includes(list) ? count() : []);
  const [mediaTypes, languages, classifications, entities, authors, domains, tags] = await Promise.all([
    wanted('mediaTypes', () => facetCounts(clickhouse, scope, 'media_type', MEDIA_TYPES.length)),
    wanted('languages', () => facetCounts(clickhouse, scope, 'language', WHAT_ITEMS)),
    wanted('classifications', () => classificationCounts(clickhouse, scope)),
    wanted('entities', () =>
      entityCounts(
        clickhouse,
        scope,
        WHAT_ITEMS,
        search === undefined ? undefined : { text: search, or: namedInChinese(search) },
      ),
    ),
    wanted('authors', () => topAuthors(clickhouse, scope, search)),
    wanted('domains', () => facetCounts(clickhouse, scope, 'domain', WHAT_ITEMS, search)),
    wanted('tags', () => usedTags(environment, scope)),
  ]);
  return {
    mediaTypes: mediaTypes.map(({ value, count }) => ({ type: mediaType.parse(value), count })),
    languages: languages.map(({ value, count }) => ({ language: value, count })),
    classifications: classifications.map(({ label, ...counts }) => ({ label, count: toned(counts).count })),
    entities: entities.map(countedEntity),
    authors,
    domains: domains.map(({ value, count }) => ({ domain: value, count })),
    tags,
  };
}

async function topAuthors(
  clickhouse: ClickHouse,
  scope: MentionScope,
  search: string | undefined,
): Promise<FilterOptions['authors']> {
  // Who is set is named, however many they are.
  const limit = Math.max(WHAT_ITEMS, scope.filter.authors?.keys.length ?? 0);
  const most = await authorMentions(clickhouse, scope, limit, search === undefined ? undefined : { search });
  const named = await namedAuthors(clickhouse, new Map(most.map((author) => [author.author, author])));
  return most.flatMap(({ author, count }) => {
    const name = named.get(author);
    return name ? [{ ...name, count }] : [];
  });
}

/** Most organisations have none, and need not count. */
async function usedTags({ postgres, clickhouse }: Environment, scope: MentionScope): Promise<FilterOptions['tags']> {
  const known = await organisationTags(postgres, scope.organisationId);
  if (known.length === 0) return [];
  const names = new Map(known.map(({ tagKey, tag }) => [tagKey, tag]));
  return (await tagCounts(clickhouse, scope, LIMITS.tags)).map(({ tag, count }) => ({ tag: names.get(tag) ?? tag, count }));
}
