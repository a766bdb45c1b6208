import { describe, expect, test } from 'vitest';
import { AT_FIRST, type Decision, decide, type Manners, type Outcome, type Standing } from './decide.ts';
import { quietUntil } from './quiet-hours.ts';

const at = (time: string) => new Date(`2026-03-${time}:00Z`);
const judged = (met: boolean): Outcome => ({ kind: 'judged', met });
const MET = judged(true);
const NOT_MET = judged(false);
const manners = (given: Partial<Manners> = {}): Manners => ({
  cooldownMinutes: 60,
  quiet: null,
  snoozedUntil: null,
  timezone: '+0000',
  ...given,
});
const NIGHT = { from: 22 * 60, to: 7 * 60 };

/** Windows one after the other; of each what is decided, in short. */
function told(windows: [string, Outcome][], given: Manners, first: Standing = AT_FIRST): string[] {
  let standing = first;
  return windows.map(([end, outcome]) => {
    const decided = decide(standing, outcome, at(end), given);
    standing = decided.standing;
    return inShort(decided.decision);
  });
}

function inShort({ state, tell, heldBack, tellAfter }: Decision): string {
  const words = tell ? `told${tellAfter ? ` at ${tellAfter.toISOString().slice(8, 16)}` : ''}` : (heldBack ?? 'quiet');
  return `${state}: ${words}`;
}

describe('decide', () => {
  test.each<[string, [string, Outcome][], Manners, string[]]>([
    ['what is not met tells nobody', [['10T08:00', NOT_MET]], manners(), ['normal: quiet']],
    [
      'a rise is told once, and again when it lasts longer than the cool-down',
      [
        ['10T08:00', MET],
        ['10T08:15', MET],
        ['10T08:45', MET],
        ['10T09:00', MET],
      ],
      manners(),
      ['firing: told', 'firing: cool-down', 'firing: cool-down', 'firing: told'],
    ],
    [
      'what comes back within the cool-down is not told again',
      [
        ['10T08:00', MET],
        ['10T08:15', NOT_MET],
        ['10T08:30', MET],
        ['10T09:15', MET],
      ],
      manners(),
      ['firing: told', 'normal: quiet', 'firing: cool-down', 'firing: told'],
    ],
    [
      'without a cool-down every window tells',
      [
        ['10T08:00', MET],
        ['10T08:15', MET],
      ],
      manners({ cooldownMinutes: 0 }),
      ['firing: told', 'firing: told'],
    ],
    [
      'no data tells nobody, and forgets no cool-down',
      [
        ['10T08:00', MET],
        ['10T08:15', { kind: 'no-data' }],
        ['10T08:30', MET],
        ['10T09:00', MET],
      ],
      manners(),
      ['firing: told', 'no-data: quiet', 'firing: cool-down', 'firing: told'],
    ],
    [
      'a snooze holds back until it is over',
      [
        ['10T08:00', MET],
        ['10T08:30', MET],
        ['10T08:45', MET],
      ],
      manners({ snoozedUntil: at('10T08:30') }),
      ['firing: snoozed', 'firing: snoozed', 'firing: told'],
    ],
    [
      'of a night one waits for the morning',
      [
        ['10T21:45', MET],
        ['10T23:00', MET],
        ['11T02:00', MET],
        ['11T06:45', MET],
        ['11T07:00', MET],
      ],
      manners({ quiet: NIGHT }),
      ['firing: told', 'firing: told at 11T07:00', 'firing: quiet-hours', 'firing: quiet-hours', 'firing: told'],
    ],
    [
      'what was told by a clock that was ahead holds nothing back',
      [
        ['12T08:00', MET],
        ['10T08:30', MET],
      ],
      manners({ cooldownMinutes: 60 }),
      ['firing: told', 'firing: told'],
    ],
    [
      'digests are sent whatever was sent before',
      [
        ['10T08:00', { kind: 'due', known: true }],
        ['10T08:30', { kind: 'due', known: true }],
      ],
      manners(),
      ['normal: told', 'normal: told'],
    ],
    [
      'a digest of which nothing is known is sent all the same',
      [['10T08:00', { kind: 'due', known: false }]],
      manners(),
      ['no-data: told'],
    ],
    [
      'digests of the night come in the morning',
      [['10T23:00', { kind: 'due', known: true }]],
      manners({ quiet: NIGHT }),
      ['normal: told at 11T07:00'],
    ],
    [
      'digests are snoozed too',
      [['10T08:00', { kind: 'due', known: true }]],
      manners({ snoozedUntil: at('11T08:00') }),
      ['normal: snoozed'],
    ],
  ])('%s', (_name, windows, given, expected) => {
    expect(told(windows, given)).toEqual(expected);
  });
});

describe('quietUntil', () => {
  test.each<[string, string, { from: number; to: number }, string, string | null]>([
    ['in the evening', '10T22:00', NIGHT, '+0000', '11T07:00'],
    ['after midnight', '11T03:00', NIGHT, '+0000', '11T07:00'],
    ['when they end', '11T07:00', NIGHT, '+0000', null],
    ['by day', '10T12:00', NIGHT, '+0000', null],
    ['over noon', '10T12:30', { from: 720, to: 840 }, '+0000', '10T14:00'],
    ['on the clock of a zone', '10T14:00', NIGHT, 'Asia/Hong_Kong', '10T23:00'],
    ['in a night without its third hour', '29T00:30', NIGHT, 'Europe/London', '29T06:00'],
    ['that end as they begin, which are none', '10T12:00', { from: 0, to: 0 }, '+0000', null],
    ['that end as they begin, at that time', '10T22:00', { from: 1320, to: 1320 }, '+0000', null],
    ['all day but a minute', '10T12:00', { from: 1, to: 0 }, '+0000', '11T00:00'],
  ])('%s', (_name, time, quiet, zone, until) => {
    expect(quietUntil(at(time), quiet, zone)).toEqual(until === null ? null : at(until));
  });
});
