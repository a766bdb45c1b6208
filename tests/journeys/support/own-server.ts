/**
 * A server of a journey's own, beside the one that all journeys use: with people in organisations whose plans have limits of their own,
 * which are written before it starts. What it is started with is the program as it is built.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { addOrganisation } from '../../../src/services/accounts/create-organisation.ts';
import { hashPassword } from '../../../src/services/accounts/password.ts';
import { standardPlan } from '../../../src/services/accounts/standard-plan.ts';
import { openPostgres } from '../../../src/stores/postgres/client.ts';
import { migratePostgres } from '../../../src/stores/postgres/migrations.ts';
import { insertUser } from '../../../src/stores/postgres/users.ts';

const PROGRAM = 'dist/server/main.js';

export interface OwnPerson {
  email: string;
  password: string;
  /** They are the only one of an organisation with this plan. */
  maxSessions: number;
}

export interface OwnServer {
  url: string;
  close(): Promise<void>;
}

export async function startOwnServer(people: readonly OwnPerson[]): Promise<OwnServer> {
  const data = mkdtempSync(join(tmpdir(), 'earshot-journey-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const settings = {
    DATA_DIR: data,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DEMO_CONTENT: '0',
    LOG_LEVEL: 'warn',
  };
  const env = { ...process.env, ...settings };
  await addPeople(data, people);
  const server = spawn('node', [PROGRAM, 'serve'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const isReady = () =>
    fetch(`${url}/api/gateway/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 120_000 }).toBe(true);
  return {
    url,
    async close() {
      server.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function addPeople(dataDir: string, people: readonly OwnPerson[]): Promise<void> {
  const { postgres, close } = await openPostgres({ dataDir });
  await migratePostgres(postgres);
  const now = new Date();
  for (const { email, password, maxSessions } of people) {
    const subscription = { ...standardPlan('Standard', now), maxSessions };
    const passwordHash = await hashPassword(password);
    await postgres.transaction(async (transaction) => {
      const { id } = await addOrganisation(transaction, { name: email, timezone: '+0800', subscription }, now);
      await insertUser(transaction, { id: randomUUID(), organisationId: id, email, name: 'Ada', passwordHash, createdAt: now });
    });
  }
  await close();
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
