/** What the doctor sees of stores that are servers, beside what all stores have: whether they are set up for this program. */
import type { Config } from '../config.ts';
import type { ClickHouse } from '../stores/clickhouse/client.ts';
import { everyShardAnswers } from '../stores/clickhouse/queries/answers.ts';
import type { Retention } from '../stores/clickhouse/retention.ts';
import { type DiskRoom, diskRoom, isSpread, storageVolumes, type Volume } from '../stores/clickhouse/server-facts.ts';
import type { Postgres } from '../stores/postgres/client.ts';
import { type ConnectionLimits, connectionLimits } from '../stores/postgres/connection-limits.ts';
import { type Check, error, type Finding, messageOf, ok } from './doctor-findings.ts';
import { lookAtRoom } from './doctor-machine.ts';

/** null: it is none, or it has not answered. */
export interface Servers {
  postgres: Postgres | null;
  clickhouse: ClickHouse | null;
}

/** Of ClickHouse's own policy, which each table has at first: no other takes its place that lacks it. */
const BEGINS_IN = 'default';
/** Connections of one process: ten for questions, five for jobs. */
const CONNECTIONS = 15;

/** `servers` is read when each is looked at. */
export function serverChecks({ clickhouseCluster, retention: { cold } }: Config, servers: Servers): Check[] {
  const ofPostgres = (look: (postgres: Postgres) => Promise<Finding | null>) => () => servers.postgres && look(servers.postgres);
  const ofClickHouse = (look: (clickhouse: ClickHouse) => Promise<Finding | null>) => () =>
    servers.clickhouse && look(servers.clickhouse);
  return [
    { name: 'Connections', look: ofPostgres(async (postgres) => lookAtConnections(await connectionLimits(postgres))) },
    { name: 'Cluster', look: ofClickHouse((clickhouse) => lookAtCluster(clickhouse, clickhouseCluster)) },
    { name: 'Disks of ClickHouse', look: ofClickHouse(async (clickhouse) => lookAtDisks(await diskRoom(clickhouse))) },
    {
      name: 'Storage policy',
      look: ofClickHouse(async (clickhouse) => cold && lookAtPolicy(cold, await storageVolumes(clickhouse))),
    },
  ];
}

export function lookAtConnections(limits: ConnectionLimits | null): Finding | null {
  if (!limits) return null;
  const { server, role, database } = limits;
  const most = Math.min(server, role ?? server, database ?? server);
  const says = `${most} may be open at once, and each process wants ${CONNECTIONS}`;
  if (most >= CONNECTIONS) return ok(says);
  return error(says, 'Raise max_connections of the server, or the CONNECTION LIMIT of its role or database.');
}

/** `name`: as CLICKHOUSE_CLUSTER says. */
async function lookAtCluster(clickhouse: ClickHouse, name: string | null): Promise<Finding | null> {
  const spread = await isSpread(clickhouse);
  if (name === null) {
    const says = 'the tables of this database are spread over a cluster, and the program is not told of it';
    return spread ? error(says, 'Set CLICKHOUSE_CLUSTER to its name.') : null;
  }
  if (spread === false)
    return error(
      `the tables of this database are those of one server, and CLICKHOUSE_CLUSTER is ${name}`,
      'Name an empty database in CLICKHOUSE_URL; the handbook says how to move to a cluster.',
    );
  return everyShardAnswers(clickhouse).then(
    () => ok(`every shard of ${name} answers`),
    (failure: unknown) =>
      error(
        `not every shard of ${name} answers: ${once(messageOf(failure))}`,
        'See that CLICKHOUSE_CLUSTER is written as in remote_servers, and that its machines run and reach each other.',
      ),
  );
}

/** ClickHouse tells of each try in a line. */
function once(message: string): string {
  return [...new Set(message.split('\n'))].join(' ');
}

/** Of the fullest machine: where a disk of several is full, the next one is written. */
export function lookAtDisks(rooms: readonly DiskRoom[] | null): Finding | null {
  const machines = [...new Set((rooms ?? []).map(({ machine }) => machine))];
  const sums = machines.map((machine) => {
    const disks = (rooms ?? []).filter((room) => room.machine === machine);
    const names = disks.map(({ disk }) => disk).join(', ');
    return { machine, names, free: disks.reduce((sum, { free }) => sum + free, 0) };
  });
  const [least] = sums.toSorted((one, other) => one.free - other.free);
  if (!least) return null;
  const { machine, names, free } = least;
  const todo = 'Make room there, or give ClickHouse a larger disk: when it is full nothing is stored any more.';
  return lookAtRoom(free, `on ${machine} (${names})`, todo);
}

export function lookAtPolicy(
  { policy, volume }: NonNullable<Retention['cold']>,
  known: readonly Volume[] | null,
): Finding | null {
  if (!known) return null;
  const volumes = known.filter((one) => one.policy === policy).map((one) => one.volume);
  if (volumes.length > 0 && !volumes.includes(BEGINS_IN))
    return error(
      `the policy ${policy} has no volume ${BEGINS_IN}, in which tables begin`,
      `Add a volume ${BEGINS_IN} with the disk ${BEGINS_IN} to it.`,
    );
  if (volumes.includes(volume)) return ok(`${policy}, with the volume ${volume}`);
  if (volumes.length > 0)
    return error(
      `the policy ${policy} has no volume ${volume}, but ${volumes.join(', ')}`,
      'Set CLICKHOUSE_COLD_VOLUME to one of them, or add it to the policy.',
    );
  return error(
    `ClickHouse has no storage policy ${policy}, but ${[...new Set(known.map((one) => one.policy))].join(', ')}`,
    'Set CLICKHOUSE_STORAGE_POLICY to one that is in its configuration, or add it there.',
  );
}
