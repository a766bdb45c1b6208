/** How the browser of journeys is started. */

/** Nothing leaves the machine: every name but this one is unknown to the browser. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

export const LAUNCH = { executablePath: process.env['CHROMIUM_PATH'], args: FLAGS };

/** With the letters that ship with the program, so that what a window holds is the same on every machine. */
export const LAUNCH_WITH_OUR_LETTERS = { ...LAUNCH, env: { ...process.env, FONTCONFIG_FILE: process.env['OUR_LETTERS'] } };
