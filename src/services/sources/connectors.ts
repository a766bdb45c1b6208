/** How each kind of source is read; a cursor is JSON here, since that is how it is kept. */
import type { z } from 'zod';
import type { SourceKind } from '../../contract/sources.ts';
import { discourseCursor, readDiscourse } from '../../outside/connectors/discourse/read-discourse.ts';
import { feedCursor, readFeed } from '../../outside/connectors/feed/read-feed.ts';
import { parsedJson } from '../../outside/connectors/parsed-json.ts';
import type { Reader, Reading } from '../../outside/connectors/reading.ts';
import type { SourceRow } from '../../stores/postgres/sources.ts';

type Place = Pick<SourceRow, 'address' | 'mediaType'>;

/** @throws SourceFailure */
type Read = (reader: Reader, place: Place, cursor: string | null) => Promise<Reading<string>>;

export const CONNECTORS: Readonly<Record<SourceKind, Read>> = {
  feed: connector(feedCursor, (reader, { address, mediaType }, cursor) =>
    readFeed(reader, { url: address, mediaType, channel: null }, cursor),
  ),
  discourse: connector(discourseCursor, (reader, { address }, cursor) => readDiscourse(reader, address, cursor)),
};

/** A cursor that is not as this version writes it is none: the source is read from the beginning, and what is stored stays once. */
function connector<Cursor>(
  schema: z.ZodType<Cursor>,
  read: (reader: Reader, place: Place, cursor: Cursor | undefined) => Promise<Reading<Cursor>>,
): Read {
  return async (reader, place, text) => {
    const cursor = text === null ? undefined : schema.safeParse(parsedJson(text)).data;
    const reading = await read(reader, place, cursor);
    return { ...reading, cursor: JSON.stringify(reading.cursor) };
  };
}
