import { appendFile, mkdtemp, open, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BackupManifest, MANIFEST } from '../../contract/backup.ts';
import { READING_VERSION } from '../mentions/text-reader.ts';
import { type Member, packMembers } from './archive.ts';
import { cutIntoParts } from './parts.ts';
import { refuseNewer, verifyBackup } from './verify-backup.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'earshot-verify-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const EMPTY: BackupManifest = {
  format: 1,
  program: '0.1.0',
  readingVersion: READING_VERSION,
  beganAt: '2026-03-10T12:00:00.000Z',
  endedAt: '2026-03-10T12:00:01.000Z',
  postgres: { engine: '', migrations: [], tables: [], sequences: [], jobs: 0 },
  clickhouse: { engine: '', migrations: [], tables: [] },
  arrivedFrom: '0',
  topicsToSearch: [],
  organisationsToRead: [],
  parts: [],
};

async function* bytes(...texts: string[]): AsyncGenerator<Buffer> {
  for (const text of texts) yield Buffer.from(text);
}

async function written(name: string, members: readonly Member[]): Promise<string> {
  const file = join(folder, name);
  const each = async function* () {
    yield* members;
  };
  const chunks: Buffer[] = [];
  for await (const chunk of packMembers(each(), new Date(0))) chunks.push(chunk);
  await writeFile(file, Buffer.concat(chunks));
  return file;
}

/** With a part of three lines. */
async function backup(name: string, given: object = {}): Promise<string> {
  const found = [];
  for await (const part of cutIntoParts('postgres/users', bytes('{"a"', ':1}\n{"a":2}\n', '{"a":3}\n'))) found.push(part);
  const manifest = { ...EMPTY, parts: found.map(({ part }) => part), ...given };
  return written(name, [...found.map(({ member }) => member), { name: MANIFEST, bytes: Buffer.from(JSON.stringify(manifest)) }]);
}

describe('a backup', () => {
  test('that is whole says what is in it', async () => {
    const { parts } = await verifyBackup(await backup('whole.tar'));
    expect(parts).toEqual([expect.objectContaining({ name: 'postgres/users-000001.jsonl.gz', rows: 3 })]);
  });

  test('of which any byte of its content is another is refused by the name of the part', async () => {
    const file = await backup('damaged.tar');
    const handle = await open(file, 'r+');
    // Behind the head of the first member.
    await handle.write(Buffer.from([255]), 0, 1, 530);
    await handle.close();
    await expect(verifyBackup(file)).rejects.toThrow(`${file} is damaged: "postgres/users-000001.jsonl.gz" is not what was`);
  });

  test.each([
    ['in the middle of a part', 540, 'no whole backup'],
    ['after a part', 1024, 'ends after 1 parts without saying that it is complete'],
    ['at its beginning', 0, 'ends after 0 parts'],
  ])('that was cut off %s is refused', async (_where, length, reason) => {
    const file = await backup('cut.tar');
    await truncate(file, length);
    await expect(verifyBackup(file)).rejects.toThrow(reason);
  });

  test('that is something else is refused', async () => {
    const file = join(folder, 'else.tar');
    await writeFile(file, 'something else '.repeat(100));
    await expect(verifyBackup(file)).rejects.toThrow(`${file} is no whole backup`);
    await expect(verifyBackup(join(folder, 'none.tar'))).rejects.toThrow(`There is no file ${join(folder, 'none.tar')}.`);
    await expect(verifyBackup(folder)).rejects.toThrow(`${folder} cannot be read`);
    const longer = await backup('longer.tar');
    await appendFile(longer, 'behind its end');
    await expect(verifyBackup(longer)).rejects.toThrow(`${longer} is no whole backup`);
  });

  test('whose parts are not those that it names is refused', async () => {
    const missing = await backup('missing.tar', {
      parts: [{ name: 'postgres/topics-000001.jsonl.gz', rows: 1, bytes: 1, sha256: '' }],
    });
    await expect(verifyBackup(missing)).rejects.toThrow('"postgres/topics-000001.jsonl.gz" is missing');
    await expect(verifyBackup(await backup('stray.tar', { parts: [] }))).rejects.toThrow(
      '"postgres/users-000001.jsonl.gz" does not belong in it',
    );
  });

  test('of another format, or of a newer program, is refused', async () => {
    await expect(verifyBackup(await backup('format.tar', { format: 2 }))).rejects.toThrow('is a backup of format 2');
    await expect(verifyBackup(await backup('odd.tar', { beganAt: 'once' }))).rejects.toThrow('what it says of itself');
    const postgres = { ...EMPTY.postgres, migrations: [{ id: 9999, name: '9999_wings' }] };
    expect(() => refuseNewer('x.tar', { ...EMPTY, postgres })).toThrow('its stores were migrated to "9999_wings"');
    expect(() => refuseNewer('x.tar', { ...EMPTY, readingVersion: READING_VERSION + 1 })).toThrow('of the text reading');
    expect(() => refuseNewer('x.tar', EMPTY)).not.toThrow();
  });
});
