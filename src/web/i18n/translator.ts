/**
 * Words by their key: `list.title` of the first namespace, `topics:list.title` of another. Values stand where the text has `{{name}}`; with a
 * `count` the text is the one of the form that the language has for it, whose key ends in `_one` or `_other`.
 */
import { logFailure } from '../lib/log-failure.ts';
import type { Language, Namespace, Words } from './resources.ts';

/** One, or several, of which the first needs no name in a key. */
export type Namespaces = Namespace | [Namespace, ...Namespace[]];

type WithoutForm<K> = K extends `${infer Name}_${'one' | 'other'}` ? Name : K;
type KeyIn<Texts, Before extends string = ''> = {
  [K in keyof Texts & string]: Texts[K] extends string ? `${Before}${WithoutForm<K>}` : KeyIn<Texts[K], `${Before}${K}.`>;
}[keyof Texts & string];
type Keys = { [N in Namespace]: KeyIn<Words[N]> };
type NamedKeys = { [N in Namespace]: Keys[N] extends infer K extends string ? `${N}:${K}` : never };
type First<N extends Namespaces> = N extends Namespace ? N : N[0];
type Each<N extends Namespaces> = N extends Namespace ? N : N[number];

export type KeyOf<N extends Namespaces> = Keys[First<N> & Namespace] | NamedKeys[Each<N> & Namespace];

/** With its namespace. */
export type NamedKey = NamedKeys[Namespace];

/** By the names that the text has for them. */
export type Values = Readonly<Record<string, unknown>>;

/** A key without words gives the `defaultValue`, or as much of itself as names them. */
type TranslateOf<Key> = (key: Key, values?: Values) => string;
export type Translate<N extends Namespaces> = TranslateOf<KeyOf<N>>;
/** Of any key: which there are is for others to hold to. */
export type AnyTranslate = TranslateOf<string>;

export type WordFiles = Partial<Record<Namespace, object>>;

const FORMS: Readonly<Record<Language, Intl.PluralRules>> = {
  en: new Intl.PluralRules('en'),
  'zh-Hant': new Intl.PluralRules('zh-Hant'),
};

/** Where the figure ends with a character, no space parts it from the next: 982 名, but 1.3 萬名. */
const IN_MYRIADS = /\d\s[萬億]$/;

/** `setOff`: what stands in a sentence of ours, as it stands there. */
export function createTranslator(
  first: Namespace,
  language: Language,
  files: WordFiles,
  setOff: (text: string) => string,
): AnyTranslate {
  return (key, values = {}) => {
    const [name = '', namespace = first] = key.split(':').reverse();
    const form = typeof values['count'] === 'number' ? `_${FORMS[language].select(values['count'])}` : '';
    const text = textAt(files[namespace as Namespace], name + form) ?? textAt(files[namespace as Namespace], name);
    if (text === undefined) {
      if (typeof values['defaultValue'] === 'string') return values['defaultValue'];
      // Somebody reads the name of a key, which is never meant: the journeys fail by it.
      logFailure('words', `${namespace}:${name}`);
      return name;
    }
    return text.replace(/\{\{(\w+)\}\}( (?=\p{Script=Han}))?/gu, (_, value: string, space = '') => {
      const said = textOf(values[value]);
      return setOff(said) + (IN_MYRIADS.test(said) ? '' : space);
    });
  };
}

export function firstOf(namespaces: Namespaces): Namespace {
  return typeof namespaces === 'string' ? namespaces : namespaces[0];
}

/** What has no value leaves its place empty. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

function textAt(file: unknown, name: string): string | undefined {
  const found = name.split('.').reduce((inner, part) => (inner as Record<string, unknown> | undefined)?.[part], file);
  return typeof found === 'string' ? found : undefined;
}
