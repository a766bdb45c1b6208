/** Authors as their newest posts name them. */
import type { ClickHouse } from '../../stores/clickhouse/client.ts';
import { authorsOf, type PostAuthor } from '../../stores/clickhouse/queries/authors-of.ts';

/** By author, as given; one whose post is gone meanwhile is absent. */
export async function namedAuthors(
  clickhouse: ClickHouse,
  authors: ReadonlyMap<string, { newest: string }>,
): Promise<Map<string, PostAuthor>> {
  const named = await authorsOf(
    clickhouse,
    [...authors.values()].map(({ newest }) => newest),
  );
  return new Map(
    [...authors].flatMap(([key, { newest }]) => {
      const author = named.get(newest);
      return author ? [[key, author]] : [];
    }),
  );
}
