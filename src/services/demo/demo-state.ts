/**
 * What the installation remembers of its demo content, in two settings: whether it is there, which only adding and
 * removing write; and how far it is stored, which only adding writes. So adding can never bring back what somebody
 * removes meanwhile.
 */
import { z } from 'zod';
import type { Postgres } from '../../stores/postgres/client.ts';
import { readSetting, writeSetting } from '../../stores/postgres/settings.ts';
import type { Environment } from '../environment.ts';

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

/** null: never asked for. What cannot be read counts as removed, so that nothing removed comes back unasked. */
export async function readDemoState({ postgres, log }: Environment): Promise<DemoState | null> {
  const setting = await readSetting(postgres, 'demo');
  if (setting === null) return null;
  const parsed = demoState.safeParse(setting);
  if (parsed.success) return parsed.data;
  log.warn({ setting: 'demo' }, 'the setting cannot be read; the demo content counts as removed');
  return { state: 'removed' };
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
