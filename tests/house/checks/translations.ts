/**
 * The two languages say the same things: the same keys with the same placeholders, and no key that nothing shows.
 * English is src/web/i18n/en, one file per feature, and each file's name is the namespace of its keys.
 */
import { existsSync } from 'node:fs';
import { listFiles, readText } from './source-tree.ts';

const I18N = 'src/web/i18n';
const LANGUAGES = ['en', 'zh-Hant'] as const;
/** A count picks between these, so code names only what stands before them. */
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

type Messages = Map<string, string>;

export function translationGaps(root: string): string[] {
  const [english, chinese] = LANGUAGES.map((language) => messages(root, language)) as [Messages, Messages];
  if (english.size === 0) return [`${I18N}/en: no translations found`];
  return [...missing(english, chinese, 'zh-Hant'), ...missing(chinese, english, 'en'), ...placeholderGaps(english, chinese)];
}

export function unusedTranslations(root: string): string[] {
  const code = listFiles(root)
    .filter((path) => /^src\/web\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => readText(root, path));
  return [...new Set([...messages(root, 'en').keys()].map(withoutPlural))]
    .filter((key) => !isUsed(key, code))
    .map((key) => `${I18N}/en: ${key} is shown nowhere`);
}

/** `topics:list.title` → text, over all files of a language. */
function messages(root: string, language: string): Messages {
  const folder = `${I18N}/${language}/`;
  if (!existsSync(`${root}/${folder}`)) return new Map();
  return new Map(
    listFiles(root)
      .filter((path) => path.startsWith(folder) && path.endsWith('.json'))
      .flatMap((path) => flatten(`${path.slice(folder.length, -'.json'.length)}:`, JSON.parse(readText(root, path)))),
  );
}

function flatten(prefix: string, value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[prefix, String(value)]];
  return Object.entries(value).flatMap(([name, inner]) =>
    flatten(prefix.endsWith(':') ? prefix + name : `${prefix}.${name}`, inner),
  );
}

/** Chinese has one plural form, so a key counts without its ending. */
function missing(from: Messages, to: Messages, language: string): string[] {
  const there = new Set([...to.keys()].map(withoutPlural));
  const gone = [...new Set([...from.keys()].map(withoutPlural))].filter((key) => !there.has(key));
  const empty = [...to].filter(([, text]) => text.trim() === '').map(([key]) => key);
  return [...gone.map((key) => `${language}: ${key} is missing`), ...empty.map((key) => `${language}: ${key} is empty`)];
}

function placeholderGaps(english: Messages, chinese: Messages): string[] {
  const wanted = placeholdersByKey(english);
  return [...placeholdersByKey(chinese)].flatMap(([key, found]) => {
    const expected = wanted.get(key);
    return expected === undefined || expected === found
      ? []
      : [`zh-Hant: ${key} has ${found || 'no placeholder'}, English ${expected || 'none'}`];
  });
}

/** Placeholders and tags of all plural forms together: English "one post" needs no `{{count}}`, "many" does. */
function placeholdersByKey(texts: Messages): Map<string, string> {
  const byKey = new Map<string, Set<string>>();
  for (const [key, text] of texts) {
    const found = text.match(/\{\{\s*[\w.]+|<\/?\w+/g) ?? [];
    const set = byKey.get(withoutPlural(key)) ?? new Set<string>();
    for (const placeholder of found) set.add(placeholder.replace(/\s/g, ''));
    byKey.set(withoutPlural(key), set);
  }
  return new Map([...byKey].map(([key, set]) => [key, [...set].sort().join(' ')]));
}

/**
 * A key is used where its path stands in quotes, or where a template builds it from a beginning in quotes-with-a-hole
 * (`mediaTypes.${type}`): what is left open there may be any one name.
 */
function isUsed(key: string, code: readonly string[]): boolean {
  const [namespace = '', path = ''] = key.split(':');
  const parent = path.split('.').slice(0, -1).join('.');
  const whole = `${literally(path)}['"\`]`;
  const hole = '\\$\\{[^}]+\\}`';
  const begun = parent === '' ? '' : `${literally(parent)}\\.`;
  const inFull = new RegExp(`['"\`]${namespace}:(?:${whole}|${begun}${hole})`);
  // Without its namespace a key counts only where that namespace is asked for: two files may hold keys of one name.
  const bare = new RegExp(`['"\`](?:${whole}${begun === '' ? '' : `|${begun}${hole}`})`);
  return code.some((text) => inFull.test(text) || (asksFor(text, namespace) && bare.test(text)));
}

function asksFor(text: string, namespace: string): boolean {
  return new RegExp(`(?:useTranslation|Translate<)\\(?\\[?[^\\])>]*'${namespace}'`).test(text);
}

function withoutPlural(key: string): string {
  return key.replace(PLURAL, '');
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
