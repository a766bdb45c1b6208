/**
 * Every call of the document, good and hostile, of nobody, a person and the operator: nothing breaks, nothing hangs, every answer is as the
 * document says, and nothing secret is in one. `npm run fuzz -- --runs 200` goes over all of them so often, with another seed by FC_SEED.
 */
import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { FUNCTIONS } from '../../src/contract/functions.ts';
import type { ApiDocument } from '../../src/gateway/reference/document.ts';
import { NO_LIMITS, OPERATOR_TOKEN, openTestGateway, type TestGateway } from '../support/gateway.ts';
import { seeded } from '../support/seeded.ts';
import { type Judge, judgeBy, type Operation } from './answers.ts';
import { createFuzzer, type Fuzzer, isCall } from './fuzzer.ts';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 1);
const REPORT = process.env['FUZZ_REPORT'];
const AN_HOUR = 3_600_000;

let gateway: TestGateway;
let operations: Operation[];
let judge: Judge;
let fuzzer: Fuzzer;

beforeAll(async () => {
  gateway = await openTestGateway({ callsPerMinute: NO_LIMITS, registration: 'open' });
  const document: ApiDocument = (await gateway.app.inject('/api/gateway/openapi.json')).json();
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, object]) => ({
      route: `${method.toUpperCase()} /api/gateway${path.replace(/\{([\w.]+)\}/g, ':$1')}`,
      object,
    })),
  );
  judge = judgeBy(document, [OPERATOR_TOKEN]);
  fuzzer = createFuzzer({ gateway, document, judge, random: seeded(inject('propertySeed')) });
});
afterAll(() => gateway.close());

test('no call breaks, whoever calls with whatever', { timeout: AN_HOUR }, async () => {
  for (let run = 0; run < RUNS; run += 1) {
    await fuzzer.begin(run);
    for (const operation of operations) {
      const names = isCall(operation) ? [undefined, ...Object.keys(FUNCTIONS)] : [undefined];
      for (const name of names) await fuzzer.tryOne(operation, name);
      await fuzzer.health();
    }
    const call = operations.find(isCall);
    for (const name of Object.keys(FUNCTIONS)) if (call) await fuzzer.tryMade(call, name);
    await fuzzer.health();
    if (REPORT !== undefined) writeFileSync(REPORT, `${JSON.stringify({ runs: run + 1, ...fuzzer.tally() }, null, 2)}\n`);
  }
  const { complaints, requests, good } = fuzzer.tally();
  expect(complaints).toEqual([]);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  expect(requests).toBeGreaterThan(700 * RUNS);
  // What is good is taken: it is not by refusing everything that nothing breaks. Some things are gone by then, as others have deleted them.
  expect(good.length).toBeGreaterThan(operations.length * 0.9);
});
