/** Installs the packages of the lock file with the npm at hand, and shows how far it is. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProgress } from './progress.mjs';
import { runLogged } from './run-logged.mjs';

/** Throws with an `explanation` for a person when npm fails. */
export async function installPackages(root, log) {
  const total = packagesForThisMachine(root);
  let fetched = 0;
  const detail = () => (fetched === 0 ? 'reading the package list' : `${Math.min(fetched, total)} of about ${total} packages`);
  const progress = startProgress('Installing packages', detail);
  const [command, ...before] = npm();
  // `npm ci` refuses a lock file whose optional packages of other systems a registry lacks; `install` leaves the file as it is.
  const args = [...before, 'install', '--no-audit', '--no-fund', '--no-progress', '--include=dev', '--loglevel=http'];
  const { code, output } = await runLogged(command, args, {
    cwd: root,
    log,
    // Its install script would fetch libraries for graphics cards from elsewhere; an npm that reads allowScripts leaves it out.
    env: { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip' },
    onLine: (line) => {
      if (/http (?:fetch|cache) .*\.tgz/.test(line)) fetched += 1;
    },
  });
  progress.end(code === 0 ? 'done' : 'failed');
  if (code === 0) return;
  throw Object.assign(new Error('npm install failed'), { explanation: explain(output, log) });
}

/** The npm that runs this script, else the one on the path. */
function npm() {
  const running = process.env.npm_execpath;
  return running?.endsWith('.js') ? [process.execPath, running] : ['npm'];
}

function packagesForThisMachine(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const fits = (list, value) => list === undefined || list.includes(value);
  return Object.entries(packages).filter(
    ([path, one]) => path !== '' && fits(one.os, process.platform) && fits(one.cpu, process.arch),
  ).length;
}

const NOISE = /^npm (?:warn|http|notice|timing)/i;

function explain(output, log) {
  const said = output.split('\n').filter((line) => line.trim() !== '' && !NOISE.test(line));
  const network = /ENOTFOUND|ETIMEDOUT|ECONNREFUSED|ECONNRESET|EAI_AGAIN|network/i.test(output);
  const full = /ENOSPC/.test(output);
  let advice = 'The lines above say what npm missed.';
  if (full) advice = 'The disk is full: Earshot needs about 1.5 GB for its packages.';
  else if (network) advice = 'npm could not reach its registry: check the network, a proxy, and `npm config get registry`.';
  return `${said.slice(-20).join('\n')}\n\nThe packages could not be installed. ${advice}\nThen run the command again. Everything npm said is in ${log}.`;
}
