/**
 * Texts into a language, each by the first way that does it: it is in that language; it is Chinese written the other way; it was translated
 * before; or somebody outside is asked, the best first, and the next where that one fails. Whoever fails twice is left alone for the rest.
 */
import type { TranslationLanguage } from '../../contract/translations.ts';
import { convertChinese } from '../../engine/translation/convert-chinese.ts';
import { sourceLanguage, type TranslationWay, translationWay } from '../../engine/translation/source-language.ts';
import { beginningOfPost } from '../../engine/translation/split-parts.ts';
import type { Texts, TranslationTask } from '../../engine/translation/translate-texts.ts';
import type { Actor, Environment } from '../environment.ts';
import { ServiceError } from '../errors.ts';
import { PATIENCE, type Patience, Round } from './asking-round.ts';
import { findKept, type Kept } from './kept-translations.ts';
import { createLibreTranslator } from './libre-translator.ts';
import { createModelTranslator } from './model-translator.ts';
import type { Translator } from './translator.ts';

export interface TranslatedTexts extends Texts {
  by: Translator['kind'] | 'conversion' | 'original';
  model: string | null;
  converted: boolean;
  source: string | null;
  cached: boolean;
  /** Only the beginning was translated. */
  cut: boolean;
}

export interface GivenText extends Texts {
  /** Of the post. */
  id: string;
  /** As it was said of it, or ''. */
  language: string;
}

export interface TranslationWish {
  target: TranslationLanguage;
  /** Characters of title and content, at most: what is more is not sent. */
  most: number;
  /** What is kept does not do. */
  anew?: boolean;
  /** For tests. */
  patience?: Patience;
}

/** Of each text what it says, or why nobody says it, in order. Rejects only with `gone`'s reason, or what nobody foresaw. */
export async function translateAll(
  environment: Environment,
  actor: Actor,
  given: readonly GivenText[],
  { target, most, anew = false, patience = PATIENCE }: TranslationWish,
  gone: AbortSignal,
): Promise<(TranslatedTexts | ServiceError)[]> {
  const all = given.map((text) => wantedOf(environment, text, target, most));
  const translators = translatorsOf(environment, actor);
  const abroad = all.flatMap(({ task, way }) => (way === 'translate' ? [task] : []));
  const kept = anew ? new Map<TranslationTask, Kept>() : await findKept(environment, abroad, translators);
  const round = new Round({ environment, actor, translators, anew, gone, patience });
  return inTurns(all, async ({ task, way, postId, cut }): Promise<TranslatedTexts | ServiceError> => {
    const at = { model: null, converted: false, source: task.source, cached: false, cut };
    if (way === 'original') return { title: task.title, content: task.content, by: 'original', ...at };
    if (way === 'convert' && target !== 'en') {
      const convert = (text: string) => convertChinese(text, target);
      return { title: convert(task.title), content: convert(task.content), by: 'conversion', ...at };
    }
    const found = kept.get(task);
    const done = found ? { ...found, cached: true } : await round.ask(task, postId);
    if (done instanceof ServiceError) return done;
    const { translator, cached, made } = done;
    return { ...at, ...made, by: translator.kind, model: translator.model, cached };
  });
}

interface Wanted {
  task: TranslationTask;
  way: TranslationWay;
  postId: string;
  cut: boolean;
}

function wantedOf({ reader }: Environment, given: GivenText, target: TranslationLanguage, most: number): Wanted {
  const { title, content, cut } = beginningOfPost(given, most);
  const text = `${title}\n${content}`;
  const source = sourceLanguage(text, reader.languageOf(text), given.language || null);
  const task = { title, content, source, target, languageOf: reader.languageOf };
  return { task, way: translationWay(text, source, target), postId: given.id, cut };
}

/** Best first. */
function translatorsOf(environment: Environment, actor: Actor): Translator[] {
  const { languageModel, libreTranslate } = environment;
  return [
    ...(languageModel ? [createModelTranslator(environment, actor, languageModel)] : []),
    ...(libreTranslate ? [createLibreTranslator(libreTranslate)] : []),
  ];
}

const AT_ONCE = 4;

async function inTurns<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: [at: number, result: Result][] = [];
  const waiting = items.entries();
  const take = async () => {
    for (const [at, item] of waiting) results.push([at, await work(item)]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
  return results.toSorted(([one], [other]) => one - other).map(([, result]) => result);
}
