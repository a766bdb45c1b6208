/** What a person reads on screen, in either language, taken from the translations themselves: journeys find things by it. */
import { readFileSync } from 'node:fs';

export const LANGUAGES = ['en', 'zh-Hant'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Say = (key: string, values?: Record<string, string | number>) => string;

/** `words('zh-Hant')('topics:list.title')`; placeholders are filled from `values`. Throws for a key that does not exist. */
export function words(language: Language): Say {
  const files = new Map<string, unknown>();
  return (key, values = {}) => {
    const [file = '', path = ''] = key.split(':');
    if (!files.has(file)) files.set(file, read(language, file));
    const text = path.split('.').reduce<unknown>(step, files.get(file));
    if (typeof text !== 'string') throw new Error(`no words for ${key} in ${language}`);
    return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => String(values[name] ?? whole));
  };
}

function read(language: Language, file: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../../src/web/i18n/${language}/${file}.json`, import.meta.url), 'utf8'));
}

function step(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
