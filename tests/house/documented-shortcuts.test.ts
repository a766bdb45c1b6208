/** The guide lists exactly the shortcuts that there are, in both languages and in the order of their table. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SHORTCUTS } from '../../src/web/lib/shortcuts.ts';

const PRINTED: Readonly<Record<string, string>> = {
  Mod: 'Ctrl',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
};

/** `Mod+k` as the guide prints it: `Ctrl` and `K`. */
function printed(keys: readonly string[]): string {
  return keys
    .flatMap((key) => key.split(/[ +]/))
    .map((key) => PRINTED[key] ?? (key.length === 1 ? key.toUpperCase() : key))
    .join(' ');
}

test.each(['keyboard.md', 'keyboard.zh-Hant.md'])('%s', (name) => {
  const guide = readFileSync(new URL(`../../docs/guide/${name}`, import.meta.url), 'utf8');
  const rows = [...guide.matchAll(/^\| (`[^|]+) \|/gm)].map(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, key]) => key).join(' '),
  );
  expect(rows).toEqual(SHORTCUTS.map(({ keys }) => printed(keys)));
});
