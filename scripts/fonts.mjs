/**
 * The letters that a Chromium of ours draws with: those of the package that is installed with the program, for both languages, so that a
 * picture looks the same on every machine and has Chinese on one that has no Chinese font. Emoji and letters of equal width are the machine's.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const FAMILY = 'Noto Sans HK';
const FONTS = join(root, 'node_modules/@expo-google-fonts/noto-sans-hk');
const FOLDER = join(root, 'node_modules/.cache/earshot/fonts');

/** What the process of the browser is given beside its environment; systems that draw without fontconfig take no notice of it. */
export function fontEnvironment() {
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, 'fonts.conf');
  writeFileSync(file, configuration());
  return { FONTCONFIG_FILE: file };
}

/** What the page asks for first, and the two that others fall back to; a word that names its font keeps it. */
const ASKED = ['system-ui', 'sans-serif', 'sans'];

function configuration() {
  const rules = ASKED.map(
    (name) => `  <match target="pattern">
    <test name="family"><string>${name}</string></test>
    <edit name="family" mode="prepend" binding="strong"><string>${FAMILY}</string></edit>
  </match>`,
  );
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${FONTS}</dir>
  <cachedir>${FOLDER}</cachedir>
${rules.join('\n')}
</fontconfig>
`;
}
