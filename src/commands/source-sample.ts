/** `source test`: asks a source once and shows what would be collected from it. Needs no store. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import { readConfig } from '../config.ts';
import { MEDIA_TYPES, type MediaType } from '../contract/media-types.ts';
import type { ImportedPost } from '../contract/posts.ts';
import { type CollectedKind, OPEN_KINDS, type OpenKind, triedSource } from '../contract/sources.ts';
import { onOneLine } from '../contract/text.ts';
import { openGuardedFetch } from '../outside/connectors/web/guarded-fetch.ts';
import { userAgent } from '../outside/connectors/web/user-agent.ts';
import { type SourceSample, trySource } from '../services/sources/try-source.ts';
import { count } from './import-progress.ts';
import { pause } from './pause.ts';
import { json, table } from './table.ts';

/** Characters of a text on a line. */
const SHOWN = 60;

const KIND_WORDS: Readonly<Record<OpenKind, string>> = {
  feed: 'feed',
  website: 'website without a feed',
  discourse: 'Discourse forum',
  lihkg: 'forum of LIHKG',
};

export interface SourceOptions {
  kind?: CollectedKind;
  mediaType?: MediaType;
  json: boolean;
}

export function testCommand(source: Command): void {
  withSourceOptions(source.command('test'), OPEN_KINDS)
    .description('ask a source once and show the five newest posts it would give; nothing is stored')
    .action(async (address: string, { json: isJson, ...options }: SourceOptions) => {
      const config = readConfig();
      const now = () => new Date();
      const web = openGuardedFetch({ userAgent: userAgent(config), now });
      try {
        const sample = await trySource({ fetchWeb: web.fetch, now, pause }, { address, ...options });
        console.log(isJson ? json([sample]) : sampleText(sample));
      } finally {
        await web.close();
      }
    });
}

/** What a source is named by, wherever one is. */
export function withSourceOptions(command: Command, kinds: readonly CollectedKind[]): Command {
  return command
    .argument(
      '<address>',
      'of a feed, of a page that names its feeds, of a site without one, or of a forum (Discourse, LIHKG)',
      addressOf,
    )
    .addOption(new Option('--kind <kind>', 'what it is; without it that is found out').choices(kinds))
    .addOption(new Option('--media-type <type>', 'what the posts of a feed are (news)').choices(MEDIA_TYPES))
    .option('--json', 'for programs', false);
}

function addressOf(text: string): string {
  const parsed = triedSource.shape.address.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new InvalidArgumentError('It must be the address of a source, of at most 4096 characters.');
}

export function sampleText({ kind, address, title, found, posts, leftOut, others }: SourceSample): string {
  const rows = posts.map((post) => [
    post.published_at.slice(0, 16).replace('T', ' '),
    post.author_name ?? '',
    wordsOf(post),
    post.url ?? '',
  ]);
  return [
    `${onOneLine(title ?? address)} (${KIND_WORDS[kind]}, ${address})`,
    `${count(found)} posts${leftOut.map((left) => `; left out: ${count(left.count)} ${left.reason}`).join('')}`,
    ...(rows.length > 0 ? ['', table(['published, UTC', 'author', 'text', 'address'], rows)] : []),
    ...(others.length > 0
      ? ['', `The page names ${others.length === 1 ? 'another feed' : `${others.length} other feeds`}:`, ...others.map(onOneLine)]
      : []),
  ].join('\n');
}

function wordsOf({ title, content }: ImportedPost): string {
  const words = (title || content || '').replace(/\s+/g, ' ');
  return words.length > SHOWN ? `${words.slice(0, SHOWN)}…` : words;
}
