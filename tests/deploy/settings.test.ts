/** What `deploy/` sets is what the program reads, and nothing that is secret stands there. */
import { describe, expect, test } from 'vitest';
import { SETTINGS } from '../../src/config.ts';
import {
  chartTemplates,
  chartValues,
  composeOfEarshot,
  composeServices,
  environmentOf,
  environmentOfUnit,
  instructionsOf,
  settingsRefusedByChart,
  textOf,
} from './deployed-files.ts';

/** What Node reads itself. */
const OF_NODE = ['NODE_ENV', 'UV_THREADPOOL_SIZE'];
const KNOWN = new Set([...SETTINGS, ...OF_NODE]);
const SECRET = /(?:TOKEN|SECRET|PASSWORD|_KEY)$|^(?:DATABASE|CLICKHOUSE|SMTP)_URL$/;
/** The name of a file. */
const NO_SECRET = ['DKIM_PRIVATE_KEY'];
const SECRETS = SETTINGS.filter((name) => SECRET.test(name) && !NO_SECRET.includes(name));
const UNITS = ['systemd/earshot.service', 'systemd/earshot@.service'];
const ENVIRONMENTS = ['systemd/earshot.env.example', 'systemd/gateway.env.example', 'systemd/workers.env.example'];
const EXAMPLES = ['chart/examples/all.yaml', 'chart/examples/demo.yaml', 'chart/examples/least.yaml'];

const unknownOf = (names: Iterable<string>) => [...names].filter((name) => !KNOWN.has(name));

describe('every variable is one that the program reads', () => {
  test('of the image', () => {
    const set = instructionsOf('ENV').flatMap((line) => [...line.matchAll(/(\w+)=/g)].map(([, name = '']) => name));
    expect(set).toContain('DATA_DIR');
    expect(unknownOf(set.filter((name) => name !== 'ONNXRUNTIME_NODE_INSTALL'))).toEqual([]);
  });

  test('of compose', () => {
    const set = composeOfEarshot().flatMap(({ environment = {} }) => Object.keys(environment));
    expect(set).toContain('CLICKHOUSE_URL');
    expect(unknownOf(set)).toEqual([]);
  });

  test('of the chart', () => {
    const inTemplates = chartTemplates().flatMap(({ text }) => [
      ...[...text.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name = '']) => name),
      ...[...text.matchAll(/- name: ([A-Z][A-Z0-9_]+)$/gm)].map(([, name = '']) => name),
    ]);
    expect(inTemplates).toEqual(expect.arrayContaining(['PUBLIC_URL', 'DRAIN_SECONDS']));
    expect(unknownOf([...inTemplates, ...settingsRefusedByChart()])).toEqual([]);
    expect(unknownOf(Object.keys(chartValues().settings))).toEqual([]);
  });

  test.each(EXAMPLES)('of %s', (file) => {
    const text = textOf(file);
    expect(unknownOf([...text.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name = '']) => name))).toEqual([]);
  });

  test.each(UNITS)('of %s', (file) => {
    expect(environmentOfUnit(file)).toContain('DATA_DIR');
    expect(unknownOf(environmentOfUnit(file))).toEqual([]);
  });

  test.each(ENVIRONMENTS)('of %s', (file) => {
    expect(Object.keys(environmentOf(file))).not.toEqual([]);
    expect(unknownOf(Object.keys(environmentOf(file)))).toEqual([]);
  });
});

describe('nothing that is secret stands in a file', () => {
  test('the chart takes no secret among its settings, nor what it sets itself', () => {
    expect(settingsRefusedByChart()).toEqual(expect.arrayContaining(SECRETS));
    expect(settingsRefusedByChart()).toEqual(expect.arrayContaining(['HOST', 'PORT', 'DATA_DIR', 'PUBLIC_URL', 'DRAIN_SECONDS']));
    expect(chartValues().existingSecret).toBe('');
  });

  test('compose has each from deploy/.env, and does not start without it', () => {
    const values = Object.values(composeServices()).flatMap(({ environment = {} }) => Object.entries(environment));
    const secrets = values.filter(([name]) => /PASSWORD|TOKEN|SECRET|^(?:DATABASE|CLICKHOUSE)_URL$/.test(name));
    expect(secrets.length).toBeGreaterThan(6);
    for (const [name, value] of secrets) expect(value, name).toMatch(/\$\{[A-Z_]+:\?/);
    const asked = new Set([...textOf('compose.yaml').matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name]) => name));
    expect(new Set(Object.keys(environmentOf('.env.example')))).toEqual(asked);
  });

  test('examples leave open what is secret', () => {
    expect(Object.values(environmentOf('.env.example')).join('')).toBe('');
    for (const file of ENVIRONMENTS)
      for (const [name, value] of Object.entries(environmentOf(file)).filter(([known]) => SECRETS.includes(known)))
        expect(value, name).toMatch(/^$|:PASSWORD@/);
  });
});
