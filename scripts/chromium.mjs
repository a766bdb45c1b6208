/**
 * The browser of the journeys: the machine's own Chromium; Debian's is installed where we may, else we say what to install. Its headless
 * shell, which has no windows to draw, comes first: journeys take a seventh less time in it. What measures asks for the browser that people have.
 */
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { startProgress } from './progress.mjs';
import { runLogged } from './run-logged.mjs';
import { root } from './setup.mjs';

const SHELL = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const EMOJI = 'fonts-noto-color-emoji';

/** Path of a Chromium that exists; `whole`: no shell. Throws with an `explanation` otherwise. */
export async function chromiumPath({ whole = false } = {}) {
  const names = whole ? WHOLE : [SHELL, ...WHOLE];
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted !== undefined && wanted !== '') {
    if (isProgram(wanted)) return wanted;
    throw missing(`CHROMIUM_PATH names ${wanted}, which is not a program.`);
  }
  const found = find(names);
  if (found !== undefined) return found;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw missing('No Chromium was found, and it can be installed from here only as root on Debian or Ubuntu.');
  }
  await installDebian([whole ? 'chromium' : SHELL, EMOJI]);
  const installed = find(names);
  if (installed === undefined) throw missing('Chromium was installed but cannot be found.');
  return installed;
}

function find(names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  // Ubuntu's chromium-browser outside a snap is a script that only says to install the snap: it must answer to count.
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), MAC].find(
    (path) => isProgram(path) && answers(path),
  );
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function answers(path) {
  try {
    return /\d+\.\d+/.test(
      execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], timeout: 20_000 }),
    );
  } catch {
    return false;
  }
}

async function installDebian(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const steps = [['update'], ['install', '-y', '--no-install-recommends', ...packages]];
  for (const args of steps) {
    const log = join(root, 'node_modules/.cache/earshot', `apt-${args[0]}.log`);
    let said = '';
    const progress = startProgress(`apt-get ${args[0]}${args[0] === 'install' ? ' chromium and fonts' : ''}`, () => said);
    const { code, output } = await runLogged('apt-get', args, {
      cwd: root,
      log,
      env,
      onLine: (line) => {
        said = line.slice(0, 60);
      },
    });
    progress.end(code === 0 ? 'done' : 'failed');
    if (code !== 0) throw missing(`${output.split('\n').slice(-10).join('\n')}\napt-get ${args[0]} failed (all of it: ${log}).`);
  }
}

function missing(reason) {
  const advice = [
    'The journeys need a Chromium. Install one and run the command again:',
    `  Debian, Ubuntu:  sudo apt-get install chromium ${EMOJI}`,
    '  Fedora:          sudo dnf install chromium google-noto-color-emoji-fonts',
    '  macOS:           brew install --cask google-chrome',
    'or set CHROMIUM_PATH to the program of a Chrome or Chromium you have.',
  ];
  return Object.assign(new Error('no chromium'), { explanation: `${reason}\n${advice.join('\n')}` });
}
