/** How `deploy/` starts, asks and stops the program: by calls and commands that there are, and with the time that stopping takes. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ROLES } from '../../src/commands/roles.ts';
import { GATEWAY } from '../../src/contract/endpoint.ts';
import { getLive, getReady } from '../../src/contract/health.ts';
import { chartTemplates, composeOfEarshot, composeServices, instructionsOf, textOf, unitOf } from './deployed-files.ts';

const LIVE = GATEWAY + getLive.path;
const READY = GATEWAY + getReady.path;
/** Seconds that stopping takes at most, beside those of DRAIN_SECONDS (docs/handbook.md, "Several processes"). */
const STOPPING = 45;
/** The same of a process that serves and works. */
const STOPPING_BOTH = 60;

const template = (name: string) => chartTemplates().find((one) => one.name === name)?.text ?? '';
const count = (text: string, part: string) => text.split(part).length - 1;

describe('asking', () => {
  test('whether the image is ready', () => {
    expect(textOf('Dockerfile')).toContain(`:\${process.env.PORT}${READY}`);
  });

  test('probes of the chart', () => {
    const probes = template('_pod.tpl');
    expect(probes).toMatch(new RegExp(`startupProbe:\\n.*path: ${LIVE},`));
    expect(probes).toMatch(new RegExp(`livenessProbe:\\n.*path: ${LIVE},`));
    expect(probes).toMatch(new RegExp(`readinessProbe:\\n.*path: ${READY},`));
  });

  test('the proxy of compose', () => {
    expect(textOf('compose/haproxy.cfg')).toContain(`uri ${READY} `);
  });
});

describe('starting', () => {
  test('each role by its name', () => {
    const commands = composeOfEarshot().map(({ command = [] }) => command.join(' '));
    expect(new Set(commands)).toEqual(new Set(ROLES.map((role) => `serve --run=${role}`)));
    for (const role of ROLES) expect(template(`${role}.yaml`)).toContain(`args: [serve, --run=${role}]`);
    expect(unitOf('systemd/earshot@.service').get('ExecStart')?.[0]).toMatch(/ serve --run=%i$/);
    expect(unitOf('systemd/earshot.service').get('ExecStart')?.[0]).toMatch(/ serve$/);
  });

  test('without what the program does not need', () => {
    const [user = ''] = instructionsOf('USER');
    expect(user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(template('_pod.tpl')).toContain(`runAsUser: ${user.split(':')[0]}\n`);
    for (const [name, one] of Object.entries(composeServices())) {
      // Keycloak builds itself at its start.
      expect(one.read_only, name).toBe(name !== 'keycloak');
      expect(one.cap_drop, name).toEqual(['ALL']);
      expect(one.security_opt, name).toEqual(['no-new-privileges:true']);
      expect(one.image, name).toMatch(/:[\w.${}:-]+$/);
      expect(one.image, name).not.toMatch(/latest/);
    }
  });

  test.each(['systemd/earshot.service', 'systemd/earshot@.service'])(
    '%s lets the guard of sources ask for the own addresses',
    (unit) => {
      expect(unitOf(unit).get('RestrictAddressFamilies')?.[0]?.split(' ')).toContain('AF_NETLINK');
    },
  );

  test('the version that this one is', () => {
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string };
    expect(textOf('chart/Chart.yaml')).toContain(`\nappVersion: "${version}"\n`);
    expect(new Set(instructionsOf('ARG').filter((line) => line.startsWith('VERSION')))).toEqual(new Set([`VERSION=${version}`]));
    expect(textOf('compose.yaml')).toContain(`\${EARSHOT_VERSION:-${version}}`);
  });
});

describe('stopping', () => {
  test('compose waits as long as it takes', () => {
    for (const { environment = {}, stop_grace_period: grace = '' } of composeOfEarshot())
      expect(Number.parseInt(grace, 10)).toBeGreaterThanOrEqual(STOPPING + Number(environment['DRAIN_SECONDS'] ?? 0));
  });

  test('the chart waits as long as it takes', () => {
    const gateway = template('gateway.yaml');
    expect(gateway).toContain(`terminationGracePeriodSeconds: {{ add ${STOPPING} .Values.gateway.drainSeconds }}`);
    expect(gateway).toMatch(/name: DRAIN_SECONDS\n\s+value: \{\{ \.Values\.gateway\.drainSeconds \| quote \}\}/);
    expect(template('workers.yaml')).toContain(`terminationGracePeriodSeconds: ${STOPPING}\n`);
    expect(count(template('workers.yaml'), 'DRAIN_SECONDS')).toBe(0);
  });

  test('systemd waits as long as it takes', () => {
    expect(unitOf('systemd/earshot.service').get('TimeoutStopSec')).toEqual([String(STOPPING_BOTH)]);
    const drain = Number(/^DRAIN_SECONDS=(\d+)$/m.exec(textOf('systemd/gateway.env.example'))?.[1]);
    expect(drain).toBeGreaterThan(0);
    expect(Number(unitOf('systemd/earshot@.service').get('TimeoutStopSec')?.[0])).toBeGreaterThanOrEqual(STOPPING + drain);
  });

  test('the signal is the one that the program stops by', () => {
    expect(instructionsOf('STOPSIGNAL')).toEqual(['SIGTERM']);
  });
});
