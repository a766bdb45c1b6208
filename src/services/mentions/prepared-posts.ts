/** A batch of posts that are ready to be stored, each identity once; the row of one is made only where somebody asks for it. */
import type { QueryDocument } from '../../engine/query/document.ts';
import type { WrittenRows } from '../../stores/clickhouse/client.ts';
import type { PostRow } from '../../stores/clickhouse/post-row.ts';
import type { MatchedPost } from './matched-post.ts';
import { type PackedRows, packRows, unpackRow, versionedLines } from './packed-rows.ts';
import { wholeLines } from './split-lines.ts';

/** What of a post is compared with what is stored. */
export type PostIdentity = Pick<PostRow, 'id' | 'published_at' | 'text_hash' | 'tokens_version'>;

export class PreparedPosts {
  private readonly posts = new Map<string, PreparedPost>();

  /** Of posts with the same identity the later one counts. */
  constructor(packed: Iterable<PackedRows>) {
    for (const some of packed) for (const post of preparedOf(some)) this.posts.set(post.identity.id, post);
  }

  static of(rows: readonly PostRow[]): PreparedPosts {
    return new PreparedPosts([packRows(rows)]);
  }

  get size(): number {
    return this.posts.size;
  }

  get identities(): PostIdentity[] {
    return [...this.posts.values()].map(({ identity }) => identity);
  }

  get(id: string): PreparedPost | undefined {
    return this.posts.get(id);
  }

  [Symbol.iterator](): Iterator<PreparedPost> {
    return this.posts.values();
  }

  /** As the store takes them. */
  written(version: number): WrittenRows {
    return versionedLines(
      [...this.posts.values()].map(({ line }) => line),
      version,
    );
  }
}

export class PreparedPost {
  readonly identity: PostIdentity;

  constructor(
    private readonly beside: PackedRows['beside'],
    private readonly at: number,
    readonly line: Buffer,
  ) {
    this.identity = {
      id: beside.id[at] as string,
      published_at: beside.published_at[at] as number,
      text_hash: beside.text_hash[at] as string,
      tokens_version: beside.tokens_version[at] as number,
    };
  }

  get matched(): MatchedPost {
    return { document: this.document, publishedAt: this.identity.published_at };
  }

  row(version: number): PostRow {
    return unpackRow(this.line, version);
  }

  /** The texts as written are asked for by few queries, and after the tokens. */
  private get document(): QueryDocument {
    const { beside, at, line } = this;
    let row: PostRow | undefined;
    const texts = () => (row ??= unpackRow(line, 0));
    return {
      tokens: beside.tokens[at] as string,
      authorTokens: beside.author_tokens[at] as string,
      domain: beside.domain[at] as string,
      language: (beside.language[at] as string).toLowerCase(),
      mediaType: beside.media_type[at] as PostRow['media_type'],
      get title() {
        return texts().title;
      },
      get content() {
        return texts().content;
      },
    };
  }
}

function* preparedOf({ lines, beside }: PackedRows): Generator<PreparedPost> {
  let at = 0;
  for (const line of wholeLines(lines)) yield new PreparedPost(beside, at++, line);
}
