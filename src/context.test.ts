import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { openContext, StoreUnusable } from './context.ts';
import { SentimentEngineError } from './outside/sentiment/sentiment-engine.ts';
import { acquireLock, DataFolderBusy } from './stores/data-lock.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'earshot-context-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const open = (given: Record<string, string> = {}) =>
  openContext(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...given }));

test('opens both stores, migrated, and closes everything again; a second time too', async () => {
  for (let time = 0; time < 2; time += 1) {
    // Looked for only where posts are stored.
    const context = await open({ SENTIMENT_MODEL_DIR: 'nowhere' });
    expect(context.sentiment).toBeNull();
    await context.checkReady();
    await Promise.all([context.close(), context.close()]);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('earshot.lock'))).toEqual([]);
  }
});

test('a folder that another process holds is left alone', async () => {
  await acquireLock(dataDir, { pid: process.ppid, startedAt: '2026-03-10T12:00:00.000Z', url: null });
  await expect(open()).rejects.toThrow(DataFolderBusy);
  expect(readdirSync(dataDir)).toEqual(['earshot.lock']);
});

test('a server that does not answer is named by its variable, never by its address; what was opened is closed', async () => {
  const url = 'postgres://user:secret@127.0.0.1:1/earshot';
  const refused = open({ DATABASE_URL: url });
  await expect(refused).rejects.toThrow(StoreUnusable);
  await expect(refused).rejects.toThrow('Could not use the server of DATABASE_URL');
  await expect(refused).rejects.not.toThrow('secret');
  expect(readdirSync(dataDir)).toEqual([]);
});

test('a sentiment model that cannot be used is an error where posts are stored', async () => {
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', SENTIMENT_MODEL_DIR: join(dataDir, 'none') });
  await expect(openContext(config, { storesPosts: true })).rejects.toThrow(SentimentEngineError);
  expect(readdirSync(dataDir)).toEqual([]);
});

test('a data folder that cannot be one is named', async () => {
  const file = join(dataDir, 'file');
  writeFileSync(file, '');
  await expect(open({ DATA_DIR: join(file, 'data') })).rejects.toThrow(`Could not use the folder ${join(file, 'data')}`);
});

const ofRsa = (modulusLength: number) => generateKeyPairSync('rsa', { modulusLength });
const pkcs8 = { type: 'pkcs8', format: 'pem' } as const;

test.each([
  ['no key', () => 'not a key at all', 'holds no private key as PEM without a password'],
  ['nothing', () => '', 'holds no private key as PEM without a password'],
  ['the public half', () => ofRsa(1024).publicKey.export({ type: 'spki', format: 'pem' }), 'holds no private key as PEM'],
  [
    'a key behind a password',
    () => ofRsa(1024).privateKey.export({ ...pkcs8, cipher: 'aes-256-cbc', passphrase: 'secret' }),
    'holds no private key as PEM without a password',
  ],
  ['a key that few can check', () => generateKeyPairSync('ed25519').privateKey.export(pkcs8), 'holds a key of ed25519'],
  ['a key that is too short', () => ofRsa(512).privateKey.export(pkcs8), 'holds a key of 512 bits: it must have 1024 or more'],
])('a file of the key of mails with %s is refused before anything is opened', async (_name, pem, words) => {
  const file = join(dataDir, 'dkim.pem');
  writeFileSync(file, pem());
  const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'alerts@harbour.example' };
  const dkim = { DKIM_DOMAIN: 'harbour.example', DKIM_SELECTOR: 'key1', DKIM_PRIVATE_KEY: file };
  const refused = open({ ...mail, ...dkim });
  await expect(refused).rejects.toThrow(ConfigError);
  await expect(refused).rejects.toThrow(`DKIM_PRIVATE_KEY names the file ${file}, which ${words}`);
  expect(readdirSync(dataDir)).toEqual(['dkim.pem']);
});
