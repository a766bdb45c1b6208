import { expect, test } from 'vitest';
import type { Device } from '../../../contract/devices.ts';
import { alikeDevices } from './alike-devices.ts';

const at = '2026-03-10T00:00:00.000Z';
const times = { signedInAt: at, firstSeenAt: at, lastSeenAt: at };
/** `me`: the one that asks; `Chrome`, or a script where there is none. */
const device = (id: string): Device => ({
  ...times,
  id,
  current: id === 'me',
  browser: id.startsWith('s') ? null : 'Chrome',
  system: id.startsWith('s') ? null : 'Linux',
});

test.each([
  ['nobody', [], []],
  ['few that are alike', ['me', 's1', 's2', 'c1', 's3'], [['me'], ['s1'], ['s2'], ['c1'], ['s3']]],
  ['many scripts, and a stranger among them', ['me', 's1', 's2', 'c1', 's3', 's4'], [['me'], ['s1', 's2', 's3', 's4'], ['c1']]],
  ['many browsers like the one that asks', ['me', 'c1', 'c2', 'c3', 'c4'], [['me'], ['c1', 'c2', 'c3', 'c4']]],
])('%s', (_what, ids, groups) => {
  expect(alikeDevices(ids.map(device)).map((group) => group.map(({ id }) => id))).toEqual(groups);
});
