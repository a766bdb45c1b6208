import { expect, test } from 'vitest';
import { webhookText } from './webhook.ts';

test('the address of a webhook stands on a line of its own', () => {
  const url = 'https://earshot.example/api/gateway/hooks/secret';
  const lines = webhookText({ source: { id: 7 }, url }).split('\n');
  expect(lines[0]).toContain('source 7');
  expect(lines[1]).toBe(url);
});
