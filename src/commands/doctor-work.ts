/** What the doctor sees of the work: what waits too long, what was given up, what sources lack, and who may come in by a password that everybody knows. */
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Config } from '../config.ts';
import { getClientSettings } from '../contract/accounts.ts';
import { METRICS } from '../contract/endpoint.ts';
import { getReady } from '../contract/health.ts';
import { operatorSources } from '../contract/operator-sources.ts';
import type { SourceKind } from '../contract/sources.ts';
import type { ApiKeys } from '../outside/connectors/api-keys.ts';
import { FIRST_DEMO_PASSWORD } from '../services/accounts/demo-sign-in.ts';
import { DEMO_EMAIL } from '../services/accounts/first-start.ts';
import { verifyPassword } from '../services/accounts/password.ts';
import { postgresFigures } from '../services/watching/figures.ts';
import { countDeadMessages } from '../stores/postgres/backlogs.ts';
import type { Postgres } from '../stores/postgres/client.ts';
import { askedSources } from '../stores/postgres/source-claims.ts';
import { findMemberByEmail } from '../stores/postgres/users.ts';
import { askServer } from './ask-server.ts';
import { type Check, error, type Finding, ok, warning } from './doctor-findings.ts';
import { isPublic } from './doctor-machine.ts';
import { operatorRequest } from './operator-request.ts';
import type { RunningServer } from './running-server.ts';

/** Either asked of the running server or read from the stores. */
export interface Work {
  /** Values of metrics by name, and by `name queue`. */
  figures(): Promise<ReadonlyMap<string, number>>;
  sourceKinds(): Promise<ReadonlySet<SourceKind>>;
  hasFirstDemoPassword(): Promise<boolean>;
  /** null: it is not told. */
  deadMessages(): Promise<number | null>;
}

const ANSWER_MS = 10_000;
/** Seconds after which what waits has waited too long. */
const LONG = 900;

export function serverCheck(server: RunningServer): Check {
  return {
    name: 'Server',
    async look() {
      const todo = 'Look into its log; when it does not come back, stop it and start it again.';
      const answer = await operatorRequest(server, getReady, null, ANSWER_MS).catch(() => null);
      if (!answer) return error(`${server.url} does not answer`, todo);
      return answer.ok
        ? ok(`${server.url} is ready, and both stores answer it`)
        : error(`${server.url} lives, and a store does not answer it`, todo);
    },
  };
}

export function workChecks(config: Config, workOf: () => Work | null): Check[] {
  const look = (finding: (work: Work) => Promise<Finding>) => async () => {
    const work = workOf();
    return work && finding(work);
  };
  return [
    { name: 'Jobs', look: look(async (work) => lookAtJobs(await work.figures())) },
    { name: 'Sources', look: look(async (work) => lookAtSources(await work.figures())) },
    { name: 'Keys of sources', look: look(async (work) => lookAtKeys(await work.sourceKinds(), config.apiKeys)) },
    { name: 'Alerts', look: look(async (work) => lookAtAlerts(await work.figures())) },
    { name: 'Messages', look: look(async (work) => lookAtMessages(await work.figures(), await work.deadMessages())) },
    {
      name: 'Demo account',
      look: look(async (work) => lookAtDemo(!config.oidc && (await work.hasFirstDemoPassword()), isPublic(config))),
    },
  ];
}

const minutes = (seconds: number) => `${Math.round(seconds / 60)} minutes`;
const NOBODY_WORKS = 'See that a server runs on these stores, and look into its log.';

export function lookAtJobs(figures: ReadonlyMap<string, number>): Finding {
  const late = [...figures].filter(([name, age]) => name.startsWith('earshot_jobs_oldest_age_seconds ') && age > LONG);
  const [oldest] = late.toSorted(([, one], [, other]) => other - one);
  if (oldest) return warning(`one of the queue ${oldest[0].split(' ')[1]} waits for ${minutes(oldest[1])}`, NOBODY_WORKS);
  const aside = figures.get('earshot_jobs_put_aside') ?? 0;
  if (aside > 0) return warning(`${aside} were given up after their last try`, 'The log says why, at the lines "a job failed".');
  return ok('none waits for long');
}

export function lookAtSources(figures: ReadonlyMap<string, number>): Finding {
  const lag = figures.get('earshot_sources_lag_seconds') ?? 0;
  if (lag > LONG) return warning(`one should have been asked ${minutes(lag)} ago`, NOBODY_WORKS);
  const failing = figures.get('earshot_sources_failing') ?? 0;
  return failing > 0
    ? warning(`the last asking of ${failing} failed`, 'The command source list says which, and why.')
    : ok('all gave something when last asked');
}

export function lookAtAlerts(figures: ReadonlyMap<string, number>): Finding {
  const lag = figures.get('earshot_alerts_lag_seconds') ?? 0;
  return lag > LONG ? warning(`one should have been evaluated ${minutes(lag)} ago`, NOBODY_WORKS) : ok('none is late');
}

export function lookAtMessages(figures: ReadonlyMap<string, number>, dead: number | null): Finding {
  const age = figures.get('earshot_outbox_oldest_age_seconds') ?? 0;
  const waiting = figures.get('earshot_outbox_waiting') ?? 0;
  if (age > LONG)
    return warning(
      `${waiting} wait, the oldest for ${minutes(age)}`,
      'See what is said of Mail above; the log says why each was not sent.',
    );
  if (dead) return warning(`${dead} were given up`, 'The Alert Dashboard says why, and sends them again.');
  return ok('none waits for long');
}

/** What each kind cannot be asked without. */
const NEEDED: Partial<Record<SourceKind, readonly (keyof ApiKeys)[]>> = {
  x: ['X_BEARER_TOKEN'],
  youtube: ['YOUTUBE_API_KEY'],
  google: ['GOOGLE_SEARCH_KEY', 'GOOGLE_SEARCH_ENGINE'],
  brave: ['BRAVE_SEARCH_KEY'],
  'facebook-page': ['META_ACCESS_TOKEN'],
  'instagram-account': ['META_ACCESS_TOKEN', 'INSTAGRAM_ACCOUNT_ID'],
  'instagram-hashtag': ['META_ACCESS_TOKEN', 'INSTAGRAM_ACCOUNT_ID'],
};

export function lookAtKeys(kinds: ReadonlySet<SourceKind>, keys: ApiKeys): Finding {
  const lacking = new Set([...kinds].flatMap((kind) => (NEEDED[kind] ?? []).filter((name) => keys[name] === null)));
  if (lacking.size === 0) return ok('there is one for each source that wants one');
  return error(
    `sources are followed that want ${[...lacking].join(', ')}`,
    'Set them, or remove those sources with the command source remove.',
  );
}

export function lookAtDemo(isFirst: boolean, isOpen: boolean): Finding {
  if (!isFirst) return ok('nobody comes in by the password that everybody knows');
  const says = `${DEMO_EMAIL} has the password that everybody knows`;
  const todo = 'Set DEMO_PASSWORD, or disable it with the command user set.';
  return isOpen ? error(`${says}, and others reach the program`, todo) : ok(`${says}; only this machine reaches the program`);
}

export function workOfServer(server: RunningServer): Work {
  return {
    figures: async () => metricsIn(await metricsText(server)),
    sourceKinds: async () => new Set((await askServer(server, operatorSources, {})).data.map(({ kind }) => kind)),
    hasFirstDemoPassword: async () => (await askServer(server, getClientSettings, {})).data.demoSignIn !== null,
    deadMessages: async () => null,
  };
}

export function workInStores(postgres: Postgres): Work {
  const now = () => new Date();
  return {
    figures: async () => {
      const figures = await postgresFigures({ postgres, now });
      return new Map(figures.map(({ name, labels, value }) => [labels?.['queue'] ? `${name} ${labels['queue']}` : name, value]));
    },
    sourceKinds: async () => new Set((await askedSources(postgres, now())).map(({ kind }) => kind)),
    async hasFirstDemoPassword() {
      const member = await findMemberByEmail(postgres, DEMO_EMAIL);
      return (
        member !== null &&
        member.user.disabledAt === null &&
        (await verifyPassword(FIRST_DEMO_PASSWORD, member.user.passwordHash))
      );
    },
    deadMessages: () => countDeadMessages(postgres),
  };
}

function metricsText({ url, token }: RunningServer): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(url + METRICS, { headers: { authorization: `Bearer ${token}` }, agent: false }, (response) => {
      if (response.statusCode === 200) text(response).then(resolve, reject);
      else reject(new Error(`the server answered ${response.statusCode} to ${METRICS}`));
    });
    asked.setTimeout(ANSWER_MS, () => asked.destroy(new Error('the server does not tell what it measures')));
    asked.once('error', reject);
    asked.end();
  });
}

/** Of figures without a label, or with the one of a queue. */
function metricsIn(body: string): Map<string, number> {
  const lines = body.matchAll(/^(earshot_\w+)(?:\{queue="([\w-]+)"\})? (\S+)$/gm);
  return new Map([...lines].map(([, name = '', queue, value]) => [queue ? `${name} ${queue}` : name, Number(value)]));
}
