import { describe, expect, test } from 'vitest';
import { IdentityUnreachable, InteractionGone, TokenRefused } from '../../outside/identity/identity.ts';
import { AttemptsExhausted } from './attempt-windows.ts';
import { createLoginAttempts } from './login-attempts.ts';

const START = new Date('2026-03-10T12:00:00Z');
const refuse = () => Promise.reject(new TokenRefused('wrong'));
const accept = async () => 'in';

function attempts() {
  const clock = { now: START };
  const { attempt } = createLoginAttempts(() => clock.now);
  /** As often as `times`, from an address of its own each time unless one is given. */
  async function fail(times: number, { account = 'ada@test.invalid', address }: { account?: string; address?: string } = {}) {
    for (let time = 0; time < times; time += 1) {
      await attempt({ address: address ?? `10.1.${time}.1`, account }, refuse).catch(() => undefined);
    }
  }
  return { clock, attempt, fail };
}

describe('refused attempts', () => {
  test('stop one address for every account', async () => {
    const { attempt, fail } = attempts();
    await fail(10, { address: '10.0.0.1' });
    await expect(attempt({ address: '10.0.0.1', account: 'bob@test.invalid' }, accept)).rejects.toThrow(AttemptsExhausted);
    expect(await attempt({ address: '10.0.0.2', account: 'ada@test.invalid' }, accept)).toBe('in');
  });

  test('stop one account for every address, however it is typed, until the window ends', async () => {
    const { attempt, clock, fail } = attempts();
    await fail(29);
    expect(await attempt({ address: '10.0.0.9', account: 'ada@test.invalid' }, accept)).toBe('in');
    await fail(1);
    const stopped = attempt({ address: '10.0.0.9', account: ' ADA@test.invalid' }, accept);
    await expect(stopped).rejects.toMatchObject({ retryAfterSeconds: 300 });
    expect(await attempt({ address: '10.0.0.9', account: 'bob@test.invalid' }, accept)).toBe('in');
    clock.now = new Date(START.getTime() + 5 * 60_000);
    expect(await attempt({ address: '10.0.0.9', account: 'ada@test.invalid' }, accept)).toBe('in');
  });

  test('count from their beginning', async () => {
    const { attempt } = attempts();
    const all = Array.from({ length: 30 }, () => attempt({ address: '10.0.0.1', account: 'ada@test.invalid' }, refuse));
    const reasons = (await Promise.allSettled(all)).map((one) => one.status === 'rejected' && one.reason instanceof TokenRefused);
    expect(reasons.filter(Boolean)).toHaveLength(10);
  });
});

describe('attempts under way', () => {
  test('have others wait that could be one too many, and all come in who may', async () => {
    const { attempt } = attempts();
    const one = { address: '10.0.0.1', account: 'ada@test.invalid' };
    let most = 0;
    let running = 0;
    const slowly = async () => {
      most = Math.max(most, ++running);
      await Promise.resolve();
      running -= 1;
      return 'in';
    };
    expect(new Set(await Promise.all(Array.from({ length: 60 }, () => attempt(one, slowly))))).toEqual(new Set(['in']));
    expect(most).toBe(10);
  });

  test('are waited for by so many only', async () => {
    const { attempt } = attempts();
    const one = { address: '10.0.0.1', account: 'ada@test.invalid' };
    let end: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      end = resolve;
    });
    const all = Array.from({ length: 211 }, () => attempt(one, () => held));
    await expect(all.at(-1)).rejects.toMatchObject({ retryAfterSeconds: 1 });
    end();
    expect((await Promise.allSettled(all)).filter(({ status }) => status === 'fulfilled')).toHaveLength(210);
  });
});

test.each([
  ['an issuer that does not answer', new IdentityUnreachable('away')],
  ['a sign-in that has gone', new InteractionGone('gone')],
  ['a failure of ours', new Error('broken')],
])('%s is no refused attempt', async (_what, error) => {
  const { attempt } = attempts();
  const one = { address: '10.0.0.1', account: 'ada@test.invalid' };
  for (let time = 0; time < 40; time += 1) await attempt(one, () => Promise.reject(error)).catch(() => undefined);
  expect(await attempt(one, accept)).toBe('in');
});
