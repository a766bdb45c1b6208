/** A build with passwords, in a browser of which only what it touches is there: what a sign-out and a renewal do to each other. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storage } from '../../lib/fake-storage.ts';
import { useSession } from '../../lib/session.ts';

const KEY = 'earshot.session';
const NOW = Date.UTC(2026, 10, 23, 12);
/** Milliseconds from the beginning of a session of ten minutes until its renewal is asked for. */
const RENEWING = 600_000 - 30_000 + 300;

type Answer = (body: Record<string, unknown>) => Promise<Response>;
const never = () => new Promise<Response>(() => undefined);
let answers: Record<string, Answer>;
let asked: { path: string; body: Record<string, unknown>; init: RequestInit }[];
const listeners = new Map<string, (event: object) => void>();

/** Fresh for each test: the module holds the timer of a page. */
async function openPage() {
  vi.resetModules();
  const opened = await import('./keep-session.ts');
  const { useSession: session } = await import('../../lib/session.ts');
  opened.followOtherTabs();
  return { ...opened, state: () => session.getState() };
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubEnv('VITE_AUTH', 'password');
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  const listen = (type: string, listener: (event: object) => void) => void listeners.set(type, listener);
  vi.stubGlobal('window', { addEventListener: listen });
  vi.stubGlobal('document', { addEventListener: listen, hidden: false });
  vi.stubGlobal('location', { replace: vi.fn() });
  vi.stubGlobal('navigator', {});
  // The platform's own has a clock that is not ours.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), milliseconds);
    return controller.signal;
  });
  asked = [];
  answers = {};
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const path = address.replace('/api/gateway', '');
    const body = typeof init.body === 'string' && JSON.parse(init.body);
    asked.push({ path, body, init });
    return Promise.race([(answers[path] ?? never)(body), abortOf(init.signal)]);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.useRealTimers();
  useSession.setState({ status: 'unknown', user: null, token: null, reason: null, formerId: null });
});

test('signing out shows, keeps and asks nothing any more, though the server never answers', async () => {
  const page = await openPage();
  await begin(page, 'ada', 'first');
  sessionStorage.setItem('earshot.asked-for', '/topics/7');
  void page.signOut();
  expect(page.state()).toMatchObject({ status: 'signed-out', token: null, reason: 'left' });
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(sessionStorage.getItem('earshot.asked-for')).toBeNull();
  expect(asked).toMatchObject([
    { path: '/devices/sign-out', init: { keepalive: true } },
    { path: '/auth/logout', body: { refresh_token: 'refresh-first' }, init: { keepalive: true } },
  ]);
});

test('a logout that fails is logged, and what is stored is gone all the same', async () => {
  const page = await openPage();
  await begin(page, 'ada', 'first');
  answers['/auth/logout'] = async () => new Response('{}', { status: 500 });
  await page.signOut();
  expect(page.state()).toMatchObject({ status: 'signed-out', token: null, reason: 'left' });
  expect(localStorage.getItem(KEY)).toBeNull();
  // biome-ignore lint/suspicious/noConsole: that it is logged is what is tested
  expect(console.error).toHaveBeenCalledWith('sign out', expect.objectContaining({ detail: { status: 500 } }));
});

test('a logout that fails late takes nothing from whoever has signed in since', async () => {
  const page = await openPage();
  await begin(page, 'ada', 'first');
  const logout = held();
  answers['/auth/logout'] = () => logout.answer;
  const left = page.signOut();
  await begin(page, 'bob', 'of-bob');
  logout.give(new Response('{}', { status: 500 }));
  await left;
  expect(page.state()).toMatchObject({ status: 'signed-in', user: { id: 'bob' } });
  expect(stored()).toMatchObject({ refresh_token: 'refresh-of-bob' });
});

test.each([
  ['was signed out in another tab', null],
  ['is another person’s by now', sessionOf('bob', 'of-bob')],
])('what a renewal brings is given back where the session %s', async (_, meanwhile) => {
  const page = await openPage();
  await begin(page, 'ada', 'first');
  const renewal = held();
  answers['/auth/refresh'] = () => renewal.answer;
  await vi.advanceTimersByTimeAsync(RENEWING);
  expect(asked.map(({ path }) => path)).toEqual(['/auth/refresh']);
  if (meanwhile) localStorage.setItem(KEY, meanwhile);
  else localStorage.removeItem(KEY);
  renewal.give(Response.json({ access_token: jwt('second'), refresh_token: 'refresh-second' }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(localStorage.getItem(KEY)).toBe(meanwhile);
  expect(asked.at(-1)).toMatchObject({ path: '/auth/logout', body: { refresh_token: 'refresh-second' } });
  if (meanwhile) expect(location.replace).toHaveBeenCalledWith('/');
  else expect(page.state()).toMatchObject({ status: 'signed-out', token: null });
});

test('a renewal under way does not undo the sign-out of its own tab, nor give it another reason', async () => {
  const page = await openPage();
  await begin(page, 'ada', 'first');
  const renewal = held();
  answers['/auth/refresh'] = () => renewal.answer;
  await vi.advanceTimersByTimeAsync(RENEWING);
  void page.signOut();
  renewal.give(Response.json({ access_token: jwt('second'), refresh_token: 'refresh-second' }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(page.state()).toMatchObject({ status: 'signed-out', reason: 'left' });
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('a renewal that fails ends its own session only', async () => {
  const page = await openPage();
  await begin(page, 'ada', 'first');
  const renewal = held();
  answers['/auth/refresh'] = () => renewal.answer;
  await vi.advanceTimersByTimeAsync(RENEWING);
  localStorage.setItem(KEY, sessionOf('ada', 'signed-in-again'));
  renewal.give(Response.json({ detail: 'TOKEN_EXPIRED' }, { status: 401 }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(page.state()).toMatchObject({ status: 'signed-in', token: jwt('signed-in-again') });
});

test('a session that had ended before the page was opened is still known to be of its person', async () => {
  const page = await openPage();
  localStorage.setItem(KEY, sessionOf('ada', 'first').replace(/"expires_at":\d+/, '"expires_at":1'));
  await page.adopt(await page.keptSession());
  expect(page.state()).toMatchObject({ status: 'signed-out', reason: 'token-expired', formerId: 'ada' });
  await begin(page, 'bob', 'of-bob');
  expect(page.state()).toMatchObject({ user: { id: 'bob' }, formerId: null });
});

describe('two tabs without locks', () => {
  async function openTwo() {
    const tabs = [await openPage(), await openPage()];
    localStorage.setItem(KEY, sessionOf('ada', 'first'));
    for (const tab of tabs) await tab.adopt(await tab.keptSession());
    answers['/auth/refresh'] = async () => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return Response.json({ access_token: jwt('second'), refresh_token: 'refresh-second' });
    };
    return tabs;
  }
  const renewals = () => asked.filter(({ path }) => path === '/auth/refresh');

  test('renew once, and go on with the same session', async () => {
    const tabs = await openTwo();
    await vi.advanceTimersByTimeAsync(600_000 - 30_000 + 5000);
    expect(renewals()).toMatchObject([{ body: { refresh_token: 'refresh-first' } }]);
    for (const tab of tabs) expect(tab.state()).toMatchObject({ status: 'signed-in', token: jwt('second') });
    expect(localStorage.getItem('earshot.renewal')).toBeNull();
  });

  test.each([
    ['one that was closed while it renewed', (now: number) => now + 10_000],
    ['one that was there before the clock was put back', (now: number) => now + 3_600_000],
  ])('nobody waits for good for %s', async (_, ends) => {
    const [tab] = await openTwo();
    await vi.advanceTimersByTimeAsync(600_000 - 30_000 - 1000);
    localStorage.setItem('earshot.renewal', `another ${ends(Date.now())}`);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(renewals()).toHaveLength(1);
    expect(tab?.state()).toMatchObject({ token: jwt('second') });
  });
});

test('a renewal that is never answered ends the session after fifteen seconds, while its token has time left', async () => {
  const page = await openPage();
  await begin(page, 'ada', 'first');
  await vi.advanceTimersByTimeAsync(RENEWING);
  expect(page.state()).toMatchObject({ status: 'signed-in' });
  // Ten for the renewal, and five for the question why.
  await vi.advanceTimersByTimeAsync(16_000);
  expect(page.state()).toMatchObject({ status: 'signed-out', reason: 'token-expired' });
  expect(localStorage.getItem(KEY)).toBeNull();
});

/** As if they had signed in here just now. */
async function begin(page: Awaited<ReturnType<typeof openPage>>, user: string, name: string): Promise<void> {
  localStorage.setItem(KEY, sessionOf(user, name));
  await page.adopt(await page.keptSession());
}

function sessionOf(id: string, name: string): string {
  const user = { id, email: `${id}@test.invalid`, email_unverified: false, name: id, device_id: 'd' };
  const expires = (vi.isFakeTimers() ? Date.now() : NOW) / 1000 + 600;
  return JSON.stringify({ user, access_token: jwt(name), refresh_token: `refresh-${name}`, expires_at: expires });
}

function stored(): unknown {
  return JSON.parse(localStorage.getItem(KEY) ?? 'null');
}

function jwt(name: string): string {
  return `x.${btoa(JSON.stringify({ iat: 0, exp: 900 }))}.${name}`;
}

/** An answer that comes when it is given. */
function held() {
  let give: (response: Response) => void = () => undefined;
  const answer = new Promise<Response>((fulfil) => {
    give = fulfil;
  });
  return { answer, give: (response: Response) => give(response) };
}

function abortOf(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, refuse) => signal?.addEventListener('abort', () => refuse(new Error('given up'))));
}
