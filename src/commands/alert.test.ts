import { Command } from 'commander';
import { describe, expect, it, test } from 'vitest';
import type { EvaluatedAlert, OperatorAlert } from '../contract/operator-alerts.ts';
import { type AlertPlace, alertCommand, alertsText, runAlerts } from './alert.ts';

const SPIKE: OperatorAlert = {
  id: 12,
  organisation: 'Ferries',
  name: 'Spike\u001b[2J',
  alertType: 'conversation',
  enabled: true,
  state: 'firing',
  isOver: false,
  snoozedUntil: null,
  firedAt: '2026-03-10T11:45:00.000Z',
  nextEnd: '2026-03-10T12:15:00.000Z',
  dueAt: '2026-03-10T12:17:00.000Z',
};
const DIGEST: OperatorAlert = {
  ...SPIKE,
  id: 13,
  name: 'Digest',
  alertType: 'periodic',
  enabled: false,
  state: 'normal',
  firedAt: null,
  nextEnd: null,
  dueAt: null,
};
const OVER: OperatorAlert = { ...DIGEST, id: 14, name: 'Fair', enabled: true, isOver: true };
const EVALUATED: EvaluatedAlert = {
  id: 12,
  organisation: 'Ferries',
  name: 'Spike',
  windows: 1200,
  firing: 3,
  told: 2,
  messages: 4,
};

/** `sent`: null where a server does so. */
function placeOf(evaluated: EvaluatedAlert[], sent: number | null) {
  const asked: unknown[] = [];
  const place: AlertPlace = {
    alerts: async () => [SPIKE, DIGEST, OVER],
    evaluate: async (alertId) => {
      asked.push(alertId);
      return evaluated;
    },
    send: async () => sent,
  };
  return { place, asked };
}

test('alerts are listed with how they are', () => {
  expect(alertsText([SPIKE, DIGEST, OVER]).split('\n')).toEqual([
    'ID  ORGANISATION  NAME       TYPE          STATE   LAST FIRED, UTC   NEXT END, UTC',
    '12  Ferries       Spike [2J  conversation  firing  2026-03-10 11:45  2026-03-10 12:15',
    '13  Ferries       Digest     periodic      off     –                 –',
    '14  Ferries       Fair       periodic      over    –                 –',
  ]);
  expect(alertsText([])).toBe('No organisation has an alert.');
});

describe('alert run', () => {
  const WHOLE =
    'Alert 12, Spike (Ferries): 1,200 windows evaluated, of which 3 met the condition and 2 are told of, in 4 messages.';
  it.each<[string, EvaluatedAlert[], number | null, number | undefined, string]>([
    ['of all, beside a server', [EVALUATED], null, undefined, `${WHOLE}\nThe running server sends them.`],
    ['of one, on the stores', [EVALUATED], 4, 12, `${WHOLE}\nMessages that were tried to be sent: 4.`],
    ['of all where none is due', [], 0, undefined, 'No alert is due.'],
    [
      'of one that is not due',
      [],
      null,
      12,
      'Alert 12, Spike [2J (Ferries) is not due: it is evaluated at 2026-03-10 12:17 UTC.',
    ],
    ['of one that rests', [], null, 14, 'Alert 14, Fair (Ferries) rests: the period of its topics is over.'],
  ])('says what it did: %s', async (_name, evaluated, sent, alertId, said) => {
    const { place, asked } = placeOf(evaluated, sent);
    expect(await runAlerts(place, alertId)).toEqual({ evaluated, said });
    expect(asked).toEqual([alertId]);
  });

  it.each<[string, number, RegExp]>([
    ['there is not', 15, /^There is no alert 15\. "alert list" shows/],
    ['is off', 13, /^Alert 13, Digest \(Ferries\) is off\.$/],
  ])('of one that %s evaluates nothing', async (_name, alertId, message) => {
    const { place, asked } = placeOf([EVALUATED], null);
    await expect(runAlerts(place, alertId)).rejects.toThrow(message);
    expect(asked).toEqual([]);
  });

  it.each(['Spike', '0', '1.5', '3000000000'])('of %s is refused', async (written) => {
    const program = new Command();
    alertCommand(program);
    for (const command of program.commands.flatMap((one) => one.commands))
      command.exitOverride().configureOutput({ writeErr: () => undefined });
    await expect(program.parseAsync(['alert', 'run', written], { from: 'user' })).rejects.toThrow(
      /'alert'.*the number of an alert/,
    );
  });
});
