/** For tests: the words of both languages, all of them there, with values as they are. */
import { type Language, NAMESPACES, WORDS } from './resources.ts';
import { createTranslator, firstOf, type Namespaces, type Translate, type WordFiles } from './translator.ts';

type TranslatorOf = <N extends Namespaces>(language: Language, namespaces: N) => Translate<NoInfer<N>>;

export async function allWords(): Promise<TranslatorOf> {
  const files = { en: await filesOf('en'), 'zh-Hant': await filesOf('zh-Hant') };
  const translatorOf: unknown = (language: Language, namespaces: Namespaces) =>
    createTranslator(firstOf(namespaces), language, files[language], (text) => text);
  return translatorOf as TranslatorOf;
}

async function filesOf(language: Language): Promise<WordFiles> {
  const files = NAMESPACES.map(async (name) => [name, (await WORDS[language][name]()).default] as const);
  return Object.fromEntries(await Promise.all(files));
}
