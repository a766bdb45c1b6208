/** A cursor as it is kept: JSON. */
import type { z } from 'zod';
import { parsedJson } from '../../outside/connectors/parsed-json.ts';
import type { Reading } from '../../outside/connectors/reading.ts';

/** One that is not as this version writes it is none: the source is read from the beginning, and what is stored stays once. */
export async function readFrom<Cursor>(
  schema: z.ZodType<Cursor>,
  kept: string | null,
  read: (cursor: Cursor | undefined) => Promise<Reading<Cursor>>,
): Promise<Reading<string>> {
  const cursor = kept === null ? undefined : schema.safeParse(parsedJson(kept)).data;
  const reading = await read(cursor);
  return { ...reading, cursor: JSON.stringify(reading.cursor) };
}
