import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServerUrl } from '../../../tests/support/postgres.ts';
import { openPostgres } from './client.ts';
import { migratePostgres } from './migrations.ts';
import { readSetting, writeSetting } from './settings.ts';

let parent: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'earshot-client-'));
});
afterAll(() => rm(parent, { recursive: true, force: true }));

// The other project of these tests has no embedded Postgres to speak of.
describe.skipIf(testServerUrl() !== undefined)('an embedded Postgres', () => {
  it('is made where there is none, past the remains of a killed first start, and keeps what it is told', async () => {
    const dataDir = join(parent, 'deep', 'data');
    await mkdir(join(dataDir, 'postgres-new-killed'), { recursive: true });
    await writeFile(join(dataDir, 'postgres-new-killed', 'PG_VERSION'), '18');
    const first = await openPostgres({ dataDir });
    expect(await readdir(dataDir)).toEqual(['postgres']);
    await migratePostgres(first.postgres);
    await writeSetting(first.postgres, 'colour', { primary: 'orange' });
    await first.close();
    await first.close();

    const second = await openPostgres({ dataDir });
    await migratePostgres(second.postgres);
    expect(await readSetting(second.postgres, 'colour')).toEqual({ primary: 'orange' });
    await writeSetting(second.postgres, 'colour', null);
    expect(await readSetting(second.postgres, 'colour')).toBeNull();
    await second.close();
  });
});

describe('a server', () => {
  it('that is not there is an error of opening', async () => {
    await expect(openPostgres({ url: 'postgres://nobody:x@127.0.0.1:1/none' })).rejects.toThrow();
  });
});
