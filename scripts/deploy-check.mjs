/**
 * `npm run deploy:check`: what is in deploy/, looked at by the tools that it is written for, as far as they are installed; says which are
 * not. No part of `npm test`, whose tests/deploy needs none of them.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './setup.mjs';

const CHART = 'deploy/chart';
const EXAMPLES = ['least', 'all', 'demo'];
/** Whose manifests are made and looked at. */
const KUBERNETES = '1.33';
/** The least that systemd calls "OK": lower is better. */
const EXPOSURE = 20;
const folder = mkdtempSync(join(tmpdir(), 'earshot-deploy-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const exampleOf = (name) => `${CHART}/examples/${name}.yaml`;
/** What compose refuses to do without. */
const secrets = ['POSTGRES_PASSWORD', 'CLICKHOUSE_PASSWORD', 'KEYCLOAK_DB_PASSWORD', 'KEYCLOAK_ADMIN_PASSWORD', 'OPERATOR_TOKEN'];
const anySecrets = Object.fromEntries(secrets.map((name) => [name, 'x'.repeat(32)]));

/** Each tool, how to ask whether it is there, and the lines of arguments that it is run with. */
const TOOLS = [
  { tool: 'hadolint', there: ['--version'], runs: () => [['deploy/Dockerfile']] },
  { tool: 'dockerfile-utils', there: ['version'], runs: () => [['lint', 'deploy/Dockerfile']] },
  {
    tool: 'docker',
    there: ['compose', 'version'],
    runs: () => [['compose', '-f', 'deploy/compose.yaml', 'config', '--quiet']],
    env: anySecrets,
  },
  { tool: 'haproxy', there: ['-v'], runs: () => [['-c', '-f', 'deploy/compose/haproxy.cfg']] },
  { tool: 'shellcheck', there: ['--version'], runs: () => [['deploy/compose/create-keycloak.sh']] },
  { tool: 'xmllint', there: ['--version'], runs: () => [['--noout', 'deploy/compose/clickhouse.xml']] },
  { tool: 'helm', there: ['version'], runs: () => EXAMPLES.map((name) => ['lint', '--strict', CHART, '-f', exampleOf(name)]) },
  {
    tool: 'kubernetes-validate',
    there: ['--help'],
    runs: () => rendered().map((file) => ['--strict', '--quiet', '-k', KUBERNETES, file]),
    needs: 'helm',
  },
  {
    tool: 'systemd-analyze',
    there: ['--version'],
    runs: () =>
      ['earshot.service', 'earshot@.service'].flatMap((unit) => [
        ['verify', '--recursive-errors=no', `./deploy/systemd/${unit}`],
        ['security', '--offline=true', `--threshold=${EXPOSURE}`, '--no-pager', `./deploy/systemd/${unit}`],
      ]),
  },
];

let failed = false;
for (const { tool, there, runs, env, needs } of TOOLS) {
  const missing = [{ tool, there }, ...TOOLS.filter((one) => one.tool === needs)].find((one) => !run(one.tool, one.there).ok);
  if (missing) console.log(`–  ${tool}: nothing answers to ${[missing.tool, ...missing.there].join(' ')}`);
  else for (const args of runs()) tell(tool, args, env);
}
if (failed) process.exitCode = 1;

/** What it put out where it is content; undefined where it is not, which is told. */
function tell(tool, args, env) {
  const { ok, out, said } = run(tool, args, env);
  console.log(`${ok ? '✔' : '✖'}  ${tool} ${args.join(' ')}`);
  if (ok) return out;
  failed = true;
  console.log(said);
  return undefined;
}

function run(tool, args, env = {}) {
  const { status, stdout, stderr } = spawnSync(tool, args, { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } });
  return { ok: status === 0, out: stdout, said: `${stdout}${stderr}` };
}

/** What the chart makes of each example, as files; what it cannot make is told. */
function rendered() {
  return EXAMPLES.flatMap((name) => {
    const args = ['template', 'news', CHART, '--is-upgrade', '--kube-version', KUBERNETES, '-f', exampleOf(name)];
    const out = tell('helm', args);
    const file = join(folder, `${name}.yaml`);
    if (out !== undefined) writeFileSync(file, out);
    return out === undefined ? [] : [file];
  });
}
