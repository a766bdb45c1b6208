import { expect, test } from 'vitest';
import { openTestGateway } from '../../tests/support/gateway.ts';

test('the framework breaks off closing at no time of its own, which would be before that of open requests is over', async () => {
  const { app, close } = await openTestGateway();
  expect(app.initialConfig.pluginTimeout).toBe(0);
  await close();
});
