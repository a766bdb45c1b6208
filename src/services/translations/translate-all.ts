/**
 * Texts into a language, each by the first way that does it: it is in that language; it is Chinese written the other way; it was translated
 * before; or somebody outside is asked, the best first, and the next where that one fails. Whoever fails twice is left alone for the rest.
 */
import type { TranslationLanguage } from '../../contract/translations.ts';
import { convertChinese } from '../../engine/translation/convert-chinese.ts';
import { sourceLanguage, translationWay } from '../../engine/translation/source-language.ts';
import { beginningOf } from '../../engine/translation/split-parts.ts';
import type { Texts, TranslationTask } from '../../engine/translation/translate-texts.ts';
import { mayWrite } from '../accounts/plan-guard.ts';
import type { Actor, Environment } from '../environment.ts';
import { ServiceError } from '../errors.ts';
import { findKept, keepTranslation } from './kept-translations.ts';
import { createLibreTranslator } from './libre-translator.ts';
import { createModelTranslator } from './model-translator.ts';
import { nobodyDidIt, type Translator } from './translator.ts';

export interface TranslatedTexts extends Texts {
  by: Translator['kind'] | 'conversion' | 'original';
  model: string | null;
  converted: boolean;
  source: string | null;
  cached: boolean;
}

export interface GivenText extends Texts {
  /** Of the post. */
  id: string;
  /** As it was said of it, or ''. */
  language: string;
}

export interface TranslationWish {
  target: TranslationLanguage;
  /** Of the content, at most: what is more is not sent. */
  most: number;
  /** For tests. */
  patience?: Patience;
}

/** Of each text what it says, or why nobody says it, in order. Rejects only with `gone`'s reason, or what nobody foresaw. */
export async function translateAll(
  environment: Environment,
  actor: Actor,
  given: readonly GivenText[],
  { target, most, patience = PATIENCE }: TranslationWish,
  gone: AbortSignal,
): Promise<(TranslatedTexts | ServiceError)[]> {
  const tasks = given.map((text) => taskOf(environment, text, target, most));
  const ids = new Map(tasks.map((task, at) => [task, given[at]?.id ?? '']));
  const translators = translatorsOf(environment, actor);
  const abroad = tasks.filter(
    ({ title, content, source }) => translationWay(`${title}\n${content}`, source, target) === 'translate',
  );
  const kept = await findKept(environment, abroad, translators);
  const round = new Round({ environment, actor, translators, gone, patience });
  return inTurns(tasks, async (task): Promise<TranslatedTexts | ServiceError> => {
    const at = { model: null, converted: false, source: task.source, cached: false };
    const way = translationWay(`${task.title}\n${task.content}`, task.source, target);
    if (way === 'original') return { title: task.title, content: task.content, by: 'original', ...at };
    if (way === 'convert' && target !== 'en') {
      const convert = (text: string) => convertChinese(text, target);
      return { title: convert(task.title), content: convert(task.content), by: 'conversion', ...at };
    }
    const found = kept.get(task);
    if (!found) return round.ask(task, ids.get(task) ?? '');
    const { row, translator } = found;
    const { title, content, converted } = row;
    return { title, content, by: translator.kind, model: translator.model, converted, source: task.source, cached: true };
  });
}

function taskOf(
  { reader }: Environment,
  { title, content, language }: GivenText,
  target: TranslationLanguage,
  most: number,
): TranslationTask {
  const beginning = beginningOf(content, most);
  const text = `${title}\n${beginning}`;
  const source = sourceLanguage(text, reader.languageOf(text), language || null);
  return { title, content: beginning, source, target, languageOf: reader.languageOf };
}

/** Best first. */
function translatorsOf(environment: Environment, actor: Actor): Translator[] {
  const { languageModel, libreTranslate } = environment;
  return [
    ...(languageModel ? [createModelTranslator(environment, actor, languageModel)] : []),
    ...(libreTranslate ? [createLibreTranslator(libreTranslate)] : []),
  ];
}

const MOST_FAILURES = 2;
/** Milliseconds for whoever is not the last to be asked about a text, and for all texts of one call. What is done by then is kept. */
interface Patience {
  one: number;
  all: number;
}
/** Somebody waits, and so does whatever stands between them and us. */
const PATIENCE: Patience = { one: 35_000, all: 55_000 };

interface Given {
  environment: Environment;
  actor: Actor;
  translators: readonly Translator[];
  gone: AbortSignal;
  patience: Patience;
}

/** The texts of one call, which share what they learn of those who are asked. */
class Round {
  private readonly failures = new Map<Translator, { count: number; last: ServiceError }>();
  private readonly late: AbortSignal;
  private allowed: Promise<ServiceError | null> | undefined;

  constructor(private readonly given: Given) {
    this.late = AbortSignal.timeout(given.patience.all);
  }

  async ask(task: TranslationTask, postId: string): Promise<TranslatedTexts | ServiceError> {
    const { environment, actor, translators } = this.given;
    if (translators.length === 0) return nobodyThere();
    this.allowed ??= mayWrite(environment, actor).then(() => null, refusal);
    const refused = await this.allowed;
    if (refused) return refused;
    const errors: ServiceError[] = [];
    for (const translator of translators) {
      const done = await this.askOne(translator, task, postId);
      if (done instanceof ServiceError) errors.push(done);
      else {
        await keepTranslation(environment, task, translator, done);
        const { kind, model } = translator;
        return { ...done.texts, by: kind, model, converted: done.converted, source: task.source, cached: false };
      }
    }
    return nobodyDidIt(errors);
  }

  private async askOne(translator: Translator, task: TranslationTask, postId: string) {
    const failed = this.failures.get(translator);
    if (failed && failed.count >= MOST_FAILURES) return failed.last;
    const { environment, translators, gone, patience } = this.given;
    const isLast = translator === translators.at(-1);
    const signal = AbortSignal.any([gone, this.late, ...(isLast ? [] : [AbortSignal.timeout(patience.one)])]);
    try {
      const { texts, converted } = await translator.translate(task, { postId, signal });
      this.failures.delete(translator);
      return { texts: { title: storable(texts.title), content: storable(texts.content) }, converted };
    } catch (error) {
      gone.throwIfAborted();
      const last = signal.aborted ? new ServiceError('upstream', 'the translation takes too long') : refusal(error);
      const { provider } = translator;
      // A language that it does not know says nothing of the next text.
      const count = last.code === 'not_configured' ? 0 : (this.failures.get(translator)?.count ?? 0) + 1;
      this.failures.set(translator, { count: last.code === 'rate_limited' ? MOST_FAILURES : count, last });
      environment.log.warn({ provider, reason: last.message }, 'a post was not translated');
      return last;
    }
  }
}

function nobodyThere(): ServiceError {
  const configure = ['LLM_BASE_URL', 'LIBRETRANSLATE_URL'];
  return new ServiceError('not_configured', `nobody translates here: set ${configure.join(' or ')}`, { configure });
}

function refusal(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  throw error;
}

/** What a store can keep: whoever translates may say anything. */
function storable(text: string): string {
  return text.replace(/\0|\p{Surrogate}/gu, '');
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
