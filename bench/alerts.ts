/**
 * How long does it take to evaluate alerts of all kinds that are due in the same minute, and how long does nothing else have its turn?
 * Each number of alerts in a process of its own. Beside it the same windows asked for one by one, on a sample.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type AlertFigures, alertsByEarshot } from './alerts-earshot.ts';
import { type MailFigures, mailOfAlerts } from './alerts-mail.ts';
import { columns, runAgain } from './contenders.ts';

export async function alertsBench(args: string[]): Promise<void> {
  const options = {
    alerts: { type: 'string', default: '1000,10000' },
    topics: { type: 'string', default: '400' },
    mentions: { type: 'string', default: '2000000' },
    only: { type: 'string' },
    mails: { type: 'string' },
  } as const;
  const { alerts, topics, mentions, only, mails } = parseArgs({ args, options }).values;
  if (mails !== undefined) return mailOfAlerts(Number(mails));
  if (only !== undefined) return alertsByEarshot(Number(only), Number(topics), Number(mentions));
  const all: AlertFigures[] = [];
  for (const count of alerts.split(','))
    all.push((await runAgain(['alerts', '--topics', topics, '--mentions', mentions, '--only', count])) as AlertFigures);
  console.log(
    `load of the machine: ${loadavg()[0]?.toFixed(1)}; ${topics} topics, ${Number(mentions).toLocaleString('en')} mentions\n`,
  );
  console.log(report(all));
  for (const count of ['1', '200']) {
    const { first, last } = (await runAgain(['alerts', '--mails', count])) as MailFigures;
    console.log(
      `${count} firing at once: mail left ${first.toFixed(1)} to ${last.toFixed(1)} s after the window's end and its delay`,
    );
  }
}

function report(all: readonly AlertFigures[]): string {
  const ms = (seconds: number) => `${(1000 * seconds).toFixed(2)} ms`;
  const rows = all.map(({ alerts, ours, sample }) => [
    alerts.toLocaleString('en'),
    `${ours.seconds.toFixed(1)} s`,
    `${ours.cpuSeconds.toFixed(1)} s`,
    `${ours.longestBlock.toFixed(0)} ms`,
    `${Math.round(ours.grownMegabytes)} MB`,
    `${ours.fired} / ${ours.messages}`,
    ms(ours.seconds / alerts),
    `${ms(sample.asked / sample.alerts)} (${ratio(sample.asked / sample.alerts, ours.seconds / alerts)})`,
    `${ms(sample.alone / sample.alerts)} (${ratio(sample.alone / sample.alerts, ours.seconds / alerts)})`,
  ]);
  const [first, last] = [all[0], all.at(-1)];
  const growth = first && last ? last.ours.seconds / first.ours.seconds / (last.alerts / first.alerts) : 1;
  return [
    columns([
      ['alerts', 'all', 'CPU', 'longest block', 'RSS grown', 'fired / messages', 'an alert', 'SQL by window', 'measured alone'],
      ...rows,
    ]),
    '',
    `growth from the first to the last: ${growth.toFixed(2)} (1: time grows with the alerts)`,
    `SQL by window: a count for each window of each topic, one after the other, nothing decided nor written; measured alone: our own`,
    `measuring of one alert at a time. Both of ${all.map(({ sample }) => sample.alerts).join(', ')} alerts, from which the rest is reckoned.`,
  ].join('\n');
}

function ratio(theirs: number, ours: number): string {
  return `${(theirs / ours).toFixed(1)} times`;
}
