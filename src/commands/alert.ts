/** `alert list` and `alert run`: while a server runs on the data folder they ask it, otherwise they open the stores. */
import { type Command, InvalidArgumentError } from 'commander';
import * as operator from '../contract/operator-alerts.ts';
import { onOneLine } from '../contract/text.ts';
import { evaluateNow } from '../services/alerts/evaluate-now.ts';
import { listAllAlerts } from '../services/alerts/list-all-alerts.ts';
import { sendAll } from '../workers/send.ts';
import { askServer } from './ask-server.ts';
import { count } from './import-progress.ts';
import { CommandError } from './run-with-context.ts';
import { onServerOrStores } from './server-or-stores.ts';
import { json, table } from './table.ts';

/** The running server, or the stores themselves. */
export interface AlertPlace {
  alerts(): Promise<operator.OperatorAlert[]>;
  evaluate(alertId?: number): Promise<operator.EvaluatedAlert[]>;
  /** Sends what waits, and answers how many messages that were; null where the server does so by itself. */
  send(): Promise<number | null>;
}

export function alertCommand(program: Command): void {
  const alert = program.command('alert').description('alerts of all organisations');
  alert
    .command('list')
    .description('every alert, and how it is')
    .option('--json', 'for programs', false)
    .action(async ({ json: isJson }: { json: boolean }) => {
      const alerts = await atAlerts((place) => place.alerts());
      console.log(isJson ? json(alerts) : alertsText(alerts));
    });
  alert
    .command('run')
    .description('evaluate the windows that are over, of all alerts or of one, and send what comes of it')
    .argument('[alert]', 'its number in "alert list"', alertNumber)
    .option('--json', 'for programs', false)
    .action(async (alertId: number | undefined, { json: isJson }: { json: boolean }) => {
      const done = await atAlerts((place) => runAlerts(place, alertId));
      console.log(isJson ? json(done.evaluated) : done.said);
    });
}

function atAlerts<Result>(work: (place: AlertPlace) => Promise<Result>): Promise<Result> {
  return onServerOrStores(
    (server) =>
      work({
        alerts: async () => (await askServer(server, operator.operatorAlerts, {})).data,
        evaluate: async (alertId) => (await askServer(server, operator.evaluateAlerts, { alertId })).data,
        send: async () => null,
      }),
    (environment) =>
      work({
        alerts: () => listAllAlerts(environment),
        evaluate: (alertId) => evaluateNow(environment, { alertId }),
        send: () => sendAll(environment),
      }),
  );
}

export function alertsText(alerts: readonly operator.OperatorAlert[]): string {
  if (alerts.length === 0) return 'No organisation has an alert.';
  const rows = alerts.map((one) => [
    String(one.id),
    one.organisation,
    one.name,
    one.alertType,
    stateOf(one),
    minute(one.firedAt),
    minute(one.nextEnd),
  ]);
  return table(['ID', 'ORGANISATION', 'NAME', 'TYPE', 'STATE', 'LAST FIRED, UTC', 'NEXT END, UTC'], rows);
}

function stateOf({ enabled, isOver, state }: operator.OperatorAlert): string {
  if (!enabled) return 'off';
  return isOver ? 'over' : state;
}

function minute(at: string | null): string {
  return at?.slice(0, 16).replace('T', ' ') ?? '–';
}

/** @throws CommandError where there is no such alert, or it is off */
export async function runAlerts(
  place: AlertPlace,
  alertId?: number,
): Promise<{ evaluated: operator.EvaluatedAlert[]; said: string }> {
  const one = alertId === undefined ? null : alertOf(await place.alerts(), alertId);
  const evaluated = await place.evaluate(alertId);
  const sent = await place.send();
  const lines = evaluated.map(saidOf);
  if (lines.length === 0) lines.push(one ? notDue(one) : 'No alert is due.');
  if (sent !== null && sent > 0) lines.push(`Messages that were tried to be sent: ${count(sent)}.`);
  else if (sent === null && evaluated.some(({ messages }) => messages > 0)) lines.push('The running server sends them.');
  return { evaluated, said: lines.join('\n') };
}

function alertOf(alerts: readonly operator.OperatorAlert[], alertId: number): operator.OperatorAlert {
  const found = alerts.find(({ id }) => id === alertId);
  if (!found) throw new CommandError(`There is no alert ${alertId}. "alert list" shows those there are.`);
  if (!found.enabled) throw new CommandError(`${nameOf(found)} is off.`);
  return found;
}

function saidOf({ windows, firing, told, messages, ...alert }: operator.EvaluatedAlert): string {
  return (
    `${nameOf(alert)}: ${count(windows)} windows evaluated, of which ${count(firing)} met the condition ` +
    `and ${count(told)} are told of, in ${count(messages)} messages.`
  );
}

function notDue(alert: operator.OperatorAlert): string {
  if (alert.isOver) return `${nameOf(alert)} rests: the period of its topics is over.`;
  return `${nameOf(alert)} is not due: it is evaluated at ${minute(alert.dueAt)} UTC.`;
}

function nameOf({ id, name, organisation }: Pick<operator.OperatorAlert, 'id' | 'name' | 'organisation'>): string {
  return onOneLine(`Alert ${id}, ${name} (${organisation})`);
}

function alertNumber(text: string): number {
  const parsed = operator.evaluateAlerts.input.safeParse({ alertId: Number(text) });
  if (!parsed.success || parsed.data.alertId === undefined) throw new InvalidArgumentError('the number of an alert');
  return parsed.data.alertId;
}
