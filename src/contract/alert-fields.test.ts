import { describe, expect, test } from 'vitest';
import { alertName, channelAddress } from './alert-fields.ts';
import { ALERT_DEFAULTS, alertInput } from './alerts.ts';

describe('the address of a channel', () => {
  test.each([
    'https://hooks.example.com/services/T0/B0/secret',
    'https://hooks.example.com:8443/a?to=mei@example.com',
    'https://10.example.com/hook',
    'https://93.184.215.14/hook',
    'https://172.32.0.1/hook',
    'https://[2606:2800:220:1::1]/hook',
    'https://local.example.com/hook',
    'https://intranet.example.com./hook',
    'https://10.example.com/hook',
    'https://[2001:4860:4860::8888]/x',
    'HTTPS://hooks.example.com/@mei',
  ])('may be %s', (address) => {
    expect(channelAddress.parse(` ${address} `)).toBe(address);
  });

  test.each<[string, string]>([
    ['', 'addressRequired'],
    ['ftp://hooks.example.com', 'addressUnreadable'],
    ['http://hooks.example.com', 'addressUnreadable'],
    ['https:hooks.example.com', 'addressUnreadable'],
    ['https:///u:p@hooks.example.com', 'addressUnreadable'],
    ['https://u:p@hooks.example.com/x', 'addressWithPassword'],
    ['https://u@hooks.example.com', 'addressWithPassword'],
    ['https://u\n:p@hooks.example.com/x', 'addressWithPassword'],
    ['https://127.0.0.1/x', 'addressPrivate'],
    ['https://127.1/x', 'addressPrivate'],
    ['https://2130706433/', 'addressPrivate'],
    ['https://0x7f.1/', 'addressPrivate'],
    ['https://10.1.2.3:8443/x', 'addressPrivate'],
    ['https://172.31.0.1/', 'addressPrivate'],
    ['https://192.168.1.1', 'addressPrivate'],
    ['https://169.254.169.254/latest', 'addressPrivate'],
    ['https://100.64.0.1/', 'addressPrivate'],
    ['https://239.1.1.1/', 'addressPrivate'],
    ['https://localhost:4999/x', 'addressPrivate'],
    ['https://LOCALHOST./', 'addressPrivate'],
    ['https://foo.localhost/', 'addressPrivate'],
    ['https://metadata.google.internal/', 'addressPrivate'],
    ['https://printer.local/', 'addressPrivate'],
    ['https://router.home.arpa/', 'addressPrivate'],
    ['https://intranet/', 'addressPrivate'],
    ['https://intranet./', 'addressPrivate'],
    ['https://203.0.113.9/', 'addressPrivate'],
    ['https://168.63.129.16/', 'addressPrivate'],
    ['https://[2002:7f00:1::]/', 'addressPrivate'],
    ['https://[2001::1]/', 'addressPrivate'],
    ['https://[2001:db8::1]/', 'addressPrivate'],
    ['https://[3fff::1]/', 'addressPrivate'],
    ['https://[64:ff9b::7f00:1]/', 'addressPrivate'],
    ['https://[::1]/x', 'addressPrivate'],
    ['https://[::ffff:10.0.0.1]/x', 'addressPrivate'],
    ['https://[fd00::1]/x', 'addressPrivate'],
    ['https://[fe80::1]/x', 'addressPrivate'],
  ])('may not be %s', (address, message) => {
    expect(channelAddress.safeParse(address).error?.issues[0]?.message).toBe(message);
  });
});

test.each<[string, string, string]>([
  ['keeps its spaces', 'Late  ferries', 'Late  ferries'],
  ['is one line', 'Late\r\nBcc: mei@example.com', 'Late Bcc: mei@example.com'],
  ['is one line whatever breaks it', 'Late\u2028ferries\u0085now\t', 'Late ferries now'],
  ['does not turn what follows', 'Ferries \u202egnp.exe\u2066', 'Ferries gnp.exe'],
  ['may be of a family', '👨‍👩‍👧 渡輪', '👨‍👩‍👧 渡輪'],
])('a name %s', (_name, given, expected) => {
  expect(alertName.parse(given)).toBe(expected);
});

describe('channels', () => {
  const named = { ...ALERT_DEFAULTS, alertName: 'Ferries', topics: ['1'], emails: ['mei@example.com'], mediaTypes: ['news'] };
  const issuesOf = (channels: unknown) => alertInput.safeParse({ ...named, channels }).error?.issues;
  const slack = { kind: 'slack', address: 'https://hooks.example.com/same' };
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e';

  test.each<[string, unknown[]]>([
    ['an address', [slack, { kind: 'teams', address: 'https://hooks.example.com/other' }, slack]],
    ['an address, for another kind', [slack, { id }, { ...slack, kind: 'webhook' }]],
    ['one that is kept', [{ id }, slack, { id }]],
  ])('name %s once', (_name, channels) => {
    expect(issuesOf(channels)).toMatchObject([{ path: ['channels', 2], message: 'channelTwice' }]);
    expect(issuesOf(channels.slice(0, 2))).toBeUndefined();
  });
});

const FALL = { conConditionType: 'percentage', conConditionEquation: 'decrease', conConditionValue: '100' };

test.each<[string, Record<string, string>, boolean]>([
  ['a part of a mention', { conConditionValue: '1.5' }, false],
  ['mentions that are whole, however they are written', { conConditionValue: '2.0' }, true],
  ['a part of a percent', { conConditionType: 'percentage', conConditionValue: '1.5' }, true],
  ['a fall by all', FALL, true],
  ['a fall by more than all', { ...FALL, conConditionValue: '100.5' }, false],
  ['a rise by more than all', { ...FALL, conConditionEquation: 'increase', conConditionValue: '101' }, true],
  ['a fall by more than all that does not count', { ...FALL, alertType: 'sentiment', conConditionValue: '101' }, true],
  ['digits of a Chinese keyboard', { conConditionValue: '１２' }, true],
  ['thousands set apart', { conConditionValue: '1,000' }, true],
  ['a part of a point', { alertType: 'sentiment', senConditionValue: '1.5' }, true],
  ['a part of a mention that does not count', { alertType: 'sentiment', conConditionValue: '1.5' }, true],
])('a condition by %s', (_name, given, isTaken) => {
  const named = { ...ALERT_DEFAULTS, alertName: 'Ferries', topics: ['1'], emails: ['mei@example.com'], mediaTypes: ['news'] };
  const issues = alertInput.safeParse({ ...named, ...given }).error?.issues;
  expect(issues?.map(({ path, message }) => [path[0], message])).toEqual(
    isTaken ? undefined : [['conConditionValue', 'numberOutOfRange']],
  );
});
