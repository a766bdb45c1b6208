/** The same commands where no server runs: they open the stores of the folder, and close them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandRunner, type RunCommand } from '../../tests/support/run-command.ts';
import { acquireLock } from '../stores/data-lock.ts';
import { orgCommand } from './org.ts';
import { planCommand } from './plan.ts';
import { userCommand } from './user.ts';

let dataDir: string;
let run: RunCommand;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'earshot-accounts-'));
  const environment = { DATA_DIR: dataDir, DATABASE_URL: '', CLICKHOUSE_URL: '', LOG_LEVEL: 'silent' };
  run = commandRunner([orgCommand, userCommand, planCommand], environment);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('organisation, user and plan are made and changed in the stores, which are free again afterwards', {
  timeout: 120_000,
}, async () => {
  const { organisation } = JSON.parse(await run(['org', 'add', 'Terns', '--timezone', '+0800', '--json']));
  expect(
    await run(['user', 'add', 'ada@terns.example', '--org', 'Terns', '--name', 'Ada', '--password-stdin'], 'of her own'),
  ).toBe('Added ada@terns.example to the organisation Terns.');
  expect(JSON.parse(await run(['user', 'set', 'ada@terns.example', '--disabled', '--json']))).toEqual({
    change: 'changed',
    fields: ['disabled'],
    user: {
      email: 'ada@terns.example',
      name: 'Ada',
      organisationId: organisation.id,
      organisation: 'Terns',
      password: true,
      disabled: true,
    },
  });
  expect(JSON.parse(await run(['plan', 'set', 'Terns', '--topics', '7', '--json']))).toMatchObject({
    fields: ['maxTopics'],
    plan: { maxTopics: 7 },
  });
  await expect(run(['plan', 'set', 'Nobody', '--topics', '7'])).rejects.toThrow('no such organisation Nobody');
  const lock = await acquireLock(dataDir, { pid: process.pid, startedAt: '2026-03-10T12:00:00.000Z', url: null });
  await lock.release();
});
