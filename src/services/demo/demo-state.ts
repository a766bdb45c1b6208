/**
 * What the installation remembers of its demo content, in two settings: whether it is there, which only adding and
 * removing write; and how far it is stored, which only adding writes. So adding can never bring back what somebody
 * removes meanwhile.
 */
import { z } from 'zod';
import type { Postgres } from '../../stores/postgres/client.ts';
import { readSetting, writeSetting } from '../../stores/postgres/settings.ts';

const demoState = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('present'),
    seed: z.string(),
    /** `YYYY-MM-DD`: the day to which the demo's events are tied. */
    createdOn: z.iso.date(),
    /** How many days it had then. */
    days: z.number().int().positive(),
    timezone: z.string(),
    organisationId: z.number().int(),
    topicsMade: z.boolean(),
  }),
  z.object({ state: z.literal('removed') }),
]);
export type DemoState = z.infer<typeof demoState>;
export type PresentDemo = Extract<DemoState, { state: 'present' }>;

const demoProgress = z.object({ storedTo: z.iso.datetime() });

/** null: never asked for. */
export async function readDemoState(postgres: Postgres): Promise<DemoState | null> {
  const parsed = demoState.safeParse(await readSetting(postgres, 'demo'));
  return parsed.success ? parsed.data : null;
}

export async function writeDemoState(postgres: Postgres, state: DemoState): Promise<void> {
  await writeSetting(postgres, 'demo', state);
}

/** All demo posts up to this instant are stored; null where none are. */
export async function readStoredTo(postgres: Postgres): Promise<Date | null> {
  const parsed = demoProgress.safeParse(await readSetting(postgres, 'demo-progress'));
  return parsed.success ? new Date(parsed.data.storedTo) : null;
}

export async function writeStoredTo(postgres: Postgres, storedTo: Date | null): Promise<void> {
  await writeSetting(postgres, 'demo-progress', storedTo && { storedTo: storedTo.toISOString() });
}
