/** The document says what the server does: it is valid, and has every route and no other. */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { learnRoutes } from '../../../tests/access/routes.ts';
import { openTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import { GATEWAY } from '../../contract/endpoint.ts';
import { ERROR_STATUS } from '../../contract/error-codes.ts';
import { FUNCTIONS } from '../../contract/functions.ts';
import { SCOPES } from '../../contract/scopes.ts';
import { WEBHOOK_HEADERS } from '../../contract/webhook-alert.ts';
import { type ApiDocument, apiDocument } from './document.ts';
import { FIELD_WORDS } from './field-words.ts';
import { OPERATIONS } from './operations.ts';

let gateway: TestGateway;
let routes: ReadonlySet<string> = new Set();
let document: ApiDocument;

beforeAll(async () => {
  gateway = await openTestGateway(
    {},
    {
      prepare: (app) => {
        routes = learnRoutes(app);
      },
    },
  );
  document = (await gateway.app.inject(`${GATEWAY}/openapi.json`)).json();
});
afterAll(() => gateway.close());

describe('the document', () => {
  test('is valid', async () => {
    // Some paths of the product overlap; the router takes the more exact one. There is no licence to name.
    const rules = { 'no-ambiguous-paths': 'off', 'info-license': 'off' } as const;
    const config = await createConfig({ extends: ['recommended'], rules });
    const problems = await lintFromString({ source: JSON.stringify(document), config, absoluteRef: 'openapi.json' });
    expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} at ${location[0]?.pointer}`)).toEqual([]);
  });

  test('has every route below the gateway, and nothing else', () => {
    const there = [...routes].filter((route) => !route.startsWith('HEAD ') && route.split(' ')[1]?.startsWith(`${GATEWAY}/`));
    const said = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${GATEWAY}${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(said.toSorted()).toEqual(there.toSorted());
    expect(said.length).toBeGreaterThan(140);
  });

  test('has every function by name, with its arguments in order', () => {
    const { schemas = {} } = document.components;
    const calls = Object.values(schemas).flatMap(
      (one) => (one['properties'] as { name?: { const?: string } })?.name?.const ?? [],
    );
    expect(calls.toSorted()).toEqual(Object.keys(FUNCTIONS).toSorted());
    expect(schemas['GetTopicsCall']).toMatchObject({
      properties: { arguments: { prefixItems: [{ type: 'integer', minimum: -840, maximum: 840 }], minItems: 1, maxItems: 1 } },
    });
  });

  test('has every code of a failure, in the envelope in which it comes', () => {
    const text = JSON.stringify(document.components['schemas']);
    for (const code of Object.keys(ERROR_STATUS)) expect(text).toContain(`"${code}"`);
    const { responses } = document.paths['/auth/login']?.['post'] ?? {};
    expect(responses?.['401']).toEqual({ $ref: '#/components/responses/LoginError401' });
    expect(document.paths['/topics']?.['get']?.responses['401']).toEqual({ $ref: '#/components/responses/Error401' });
  });

  test('says of a filter field by field how it stands in an address', () => {
    const parameters = document.components['parameters'] ?? {};
    expect(document.paths['/feeds']?.['get']?.parameters).toContainEqual({ $ref: '#/components/parameters/mediaTypes' });
    expect(parameters['mediaTypes']).toMatchObject({ in: 'query', required: false, style: 'form', explode: false });
    expect(parameters['authors']).toMatchObject({ content: { 'application/json': { schema: { type: 'object' } } } });
    const names = new Set(Object.values(parameters).map(({ name }) => name));
    expect(Object.keys(FIELD_WORDS).filter((name) => !names.has(name))).toEqual([]);
  });

  test('begins with who calls: tokens, their scopes, and keys of calls that are made once', () => {
    for (const word of ['earshot_pat_', ...SCOPES.map((scope) => `\`${scope}\``), 'Idempotency-Key', 'Retry-After'])
      expect(document.info.description).toContain(word);
  });

  test('says what alerts send to webhooks: the body, the heads, and what comes of which answer', () => {
    const { parameters, requestBody, responses } = document.webhooks['alert']?.['post'] ?? {};
    expect(parameters?.map(({ name }) => name)).toEqual(Object.values(WEBHOOK_HEADERS));
    expect(requestBody).toMatchObject({
      content: { 'application/json': { schema: { $ref: '#/components/schemas/WebhookAlert' } } },
    });
    expect(Object.keys(responses ?? {}).toSorted()).toEqual(['2XX', '3XX', '404', '410', 'default']);
    const { properties } = document.components['schemas']?.['WebhookAlert'] ?? {};
    expect(properties).toMatchObject({ event: { const: 'alert' }, version: { const: 1 }, topics: { type: 'array' } });
  });

  test('says of no answer that it has no other fields: some come in time', () => {
    const answers = JSON.stringify(
      Object.values(document.paths)
        .flatMap(Object.values)
        .map(({ responses }) => responses),
    );
    expect(answers).not.toContain('"additionalProperties":false');
    for (const name of ['Post', 'WebhookAlert'])
      expect(JSON.stringify(document.components['schemas']?.[name])).not.toContain('"additionalProperties":false');
  });
});

test('every summary is one short line', () => {
  const wrong = [...OPERATIONS.map(({ endpoint }) => endpoint), ...Object.values(FUNCTIONS)].filter(
    ({ summary }) => !/^[A-Z].{3,70}[^.]$/.test(summary),
  );
  expect(wrong.map(({ summary }) => summary)).toEqual([]);
});

test('is made the same each time', () => {
  expect(JSON.stringify(apiDocument('Earshot'))).toBe(JSON.stringify(apiDocument('Earshot')));
});
