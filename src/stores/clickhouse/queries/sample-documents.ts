/** A few stored posts as queries see them, to learn what posts are like. */
import { z } from 'zod';
import { mediaType } from '../../../contract/media-types.ts';
import type { QueryDocument } from '../../../engine/query/document.ts';
import type { ClickHouse } from '../client.ts';

const row = z.object({
  tokens: z.string(),
  author_tokens: z.string(),
  domain: z.string(),
  language: z.string(),
  media_type: mediaType,
});

/** Of a long post only the beginning, in characters. */
const READ = 4000;

/** At most `count`. Ids are hashes, so the lowest ones are a fair sample. Without the original texts, which tell nothing of words. */
export async function sampleDocuments(clickhouse: ClickHouse, count: number): Promise<QueryDocument[]> {
  const rows = await clickhouse.query(
    {
      sql: `SELECT substringUTF8(tokens, 1, {read:UInt32}) AS tokens, author_tokens, domain, language, media_type
            FROM posts ORDER BY id LIMIT {count:UInt32}`,
      row,
    },
    { read: READ, count },
  );
  return rows.map(({ tokens, author_tokens, domain, language, media_type }) => ({
    tokens,
    title: '',
    content: '',
    authorTokens: author_tokens,
    domain,
    language: language.toLowerCase(),
    mediaType: media_type,
  }));
}
