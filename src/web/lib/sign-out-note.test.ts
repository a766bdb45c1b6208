import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listDevices, type SignedOut } from '../../contract/devices.ts';
import { storage } from './fake-storage.ts';
import { send } from './send.ts';
import { setSignedIn, useSession } from './session.ts';
import { forgetSignOutNote, notedSignOut, noteSignOut } from './sign-out-note.ts';

const BY = { browser: 'Firefox', system: 'Windows' } as const;
const USER = { id: '1', email: 'a@b.c', name: 'A', deviceId: 'd' };

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  setSignedIn(USER, 'token');
});
afterEach(() => vi.unstubAllGlobals());

function refuseWith(signedOut: SignedOut) {
  const body = { error: { code: 'signed_out', message: 'out', signedOut } };
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response(JSON.stringify(body), { status: 401 }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

describe('a refusal of this device', () => {
  it.each([
    ['displaced', 'displaced'],
    ['limit', 'displaced'],
    ['by-owner', 'signed-out-elsewhere'],
    ['by-operator', 'signed-out-by-operator'],
    ['left', 'session-over'],
    ['signed-in-anew', 'session-over'],
    ['password', 'password-changed'],
  ] as const)('%s ends the session as %s, and is noted', async (reason, loginReason) => {
    refuseWith({ reason, by: BY });
    await expect(send(listDevices, {})).rejects.toMatchObject({ code: 'signed_out', detail: { signedOut: { reason, by: BY } } });
    expect(useSession.getState()).toMatchObject({ status: 'signed-out', reason: loginReason });
    expect(notedSignOut()).toEqual({ reason, by: BY });
  });

  it('is no news while the page is leaving', async () => {
    const fetch = refuseWith({ reason: 'left', by: null });
    await expect(send(listDevices, {}, { leaving: true })).rejects.toMatchObject({ code: 'signed_out' });
    expect([useSession.getState().status, notedSignOut(), fetch.mock.calls[0]?.[1].keepalive]).toEqual(['signed-in', null, true]);
  });
});

describe('the note', () => {
  it('is kept until somebody signs in', () => {
    noteSignOut({ reason: 'displaced', by: null });
    expect(notedSignOut()).toEqual({ reason: 'displaced', by: null });
    forgetSignOutNote();
    expect(notedSignOut()).toBeNull();
  });

  it.each(['', 'x', '{}', '{"reason":"displaced","by":{"browser":"<b>","system":null}}'])(
    'is nothing where %s stands',
    (text) => {
      localStorage.setItem('earshot.signed-out', text);
      expect(notedSignOut()).toBeNull();
    },
  );

  it('is done without where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    noteSignOut({ reason: 'displaced', by: null });
    forgetSignOutNote();
    expect(notedSignOut()).toBeNull();
  });
});

it('every call says which device it comes from, always the same', async () => {
  const fetch = refuseWith({ reason: 'displaced', by: null });
  await send(listDevices, {}, { leaving: true }).catch(() => undefined);
  await send(listDevices, {}, { leaving: true }).catch(() => undefined);
  const names = fetch.mock.calls.map(([, init]) => new Headers(init.headers).get('x-device-id'));
  expect(names).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), names[0]]);
});
