/** YouTube Data API v3 over HTTP. `search.list` has a quota of its own, 100 calls a day; all else 10,000 units, of which each call here is one. */
import type { z } from 'zod';
import { callApi } from '../call-api.ts';
import { googleMeaning } from '../google-refusal.ts';
import type { KeyedReader } from '../reading.ts';

export const YOUTUBE = 'https://www.googleapis.com';

export interface YouTubeKey {
  key: string;
  /** Where the API is; default: the live one. */
  base?: string | undefined;
}

export interface YouTubeQuestion<Answer> {
  method: 'search' | 'videos' | 'commentThreads';
  parameters: Readonly<Record<string, string | undefined>>;
  shape: z.ZodType<Answer>;
}

/** Calls of no use cost as much as others. */
const ONE = { calls: 1, microdollars: 0 } as const;

/** @throws SourceFailure */
export async function askYouTube<Answer>(
  reader: KeyedReader,
  { key, base = YOUTUBE }: YouTubeKey,
  question: YouTubeQuestion<Answer>,
) {
  const { method, parameters, shape } = question;
  const url = new URL(`${base}/youtube/v3/${method}`);
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) url.searchParams.set(name, value);
  const bucket = method === 'search' ? 'search' : 'units';
  const headers = { 'x-goog-api-key': key };
  const call = { url: url.href, headers, bucket, most: ONE, refused: ONE, shape, meaningOf: googleMeaning };
  return (await callApi(reader, call)).answer;
}
