/**
 * Texts into a language, each by the first way that does it: it is in that language; it is Chinese written the other way; it was translated
 * before; or somebody outside is asked, the best first, and the next where that one fails. Whoever fails twice is left alone for the rest.
 */
import type { TranslationLanguage } from '../../contract/translations.ts';
import { chineseScript } from '../../engine/translation/chinese-script.ts';
import { convertChinese, inScript } from '../../engine/translation/convert-chinese.ts';
import { sourceLanguage, type TranslationWay, translationWay } from '../../engine/translation/source-language.ts';
import { beginningOfPost } from '../../engine/translation/split-parts.ts';
import type { Texts, TranslationTask } from '../../engine/translation/translate-texts.ts';
import { storable } from '../../outside/connectors/storable-text.ts';
import { createTogether } from '../../together.ts';
import { mayWrite } from '../accounts/plan-guard.ts';
import type { Actor, Environment } from '../environment.ts';
import { ServiceError } from '../errors.ts';
import { MODEL_SETTINGS } from '../language-model/ask-model.ts';
import { findKept, type Kept, keepTranslation, keyOf, type Made } from './kept-translations.ts';
import { createLibreTranslator, LIBRETRANSLATE_SETTING } from './libre-translator.ts';
import { createModelTranslator } from './model-translator.ts';
import { nobodyDidIt, saysOnlyOfText, type Translator, type Written } from './translator.ts';

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
  const all = given.map((text) => wantedOf(environment, text, target, most));
  const translators = translatorsOf(environment, actor);
  const abroad = all.flatMap(({ task, way }) => (way === 'translate' ? [task] : []));
  const kept = await findKept(environment, abroad, translators);
  const round = new Round({ environment, actor, translators, gone, patience });
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

  async ask(task: TranslationTask, postId: string): Promise<Done | ServiceError> {
    const { environment, actor, translators } = this.given;
    if (translators.length === 0) return nobodyThere();
    this.allowed ??= mayWrite(environment, actor).then(() => null, refusal);
    const refused = await this.allowed;
    if (refused) return refused;
    const errors: ServiceError[] = [];
    for (const translator of translators) {
      const done = await this.askOne(translator, task, postId);
      if (!(done instanceof ServiceError)) return done;
      errors.push(done);
    }
    return nobodyDidIt(errors);
  }

  private async askOne(translator: Translator, task: TranslationTask, postId: string): Promise<Done | ServiceError> {
    const failed = this.failures.get(translator);
    if (failed && failed.count >= MOST_FAILURES) return failed.last;
    const { environment, actor, translators, gone, patience } = this.given;
    const isLast = translator === translators.at(-1);
    const signal = AbortSignal.any([gone, this.late, ...(isLast ? [] : [AbortSignal.timeout(patience.one)])]);
    const key = `${actor.organisationId} ${translator.provider} ${keyOf(task)}`;
    try {
      const done = await together(key, (left) => keptOrMade(this.given, translator, task, { postId, left }), signal);
      this.failures.delete(translator);
      return done;
    } catch (error) {
      gone.throwIfAborted();
      const last = signal.aborted ? new ServiceError('upstream', 'the translation takes too long') : refusal(error);
      const { provider } = translator;
      const before = this.failures.get(translator)?.count ?? 0;
      const count = saysOnlyOfText(last) ? before : before + 1;
      this.failures.set(translator, { count: last.code === 'rate_limited' ? MOST_FAILURES : count, last });
      environment.log.warn({ provider, reason: last.message }, 'a post was not translated');
      return last;
    }
  }
}

interface Done extends Kept {
  cached: boolean;
}

/** What an organisation asks for twice at the same time is asked for once. Its budget pays, and its limits are why it may not be done. */
const together = createTogether<Done>();

/** It may have come since somebody looked. */
async function keptOrMade(
  { environment, translators }: Given,
  translator: Translator,
  task: TranslationTask,
  { postId, left }: { postId: string; left: AbortSignal },
): Promise<Done> {
  const kept = (await findKept(environment, [task], translators)).get(task);
  if (kept) return { ...kept, cached: true };
  const { gone, inTime } = apart(left);
  const made = asAsked(await translator.translate(task, { postId, gone, inTime }), task.target);
  // It is paid for, and is said whether or not it can be kept.
  await keepTranslation(environment, task, translator, made).catch((error: unknown) =>
    environment.log.error({ err: error }, 'a translation could not be kept'),
  );
  return { made, translator, cached: false };
}

/** Models write Simplified for whoever asks for Traditional, and some servers know only one of them. */
function asAsked({ title, content, written }: Written, target: TranslationLanguage): Made {
  const plain = { title: storable(title), content: storable(content) };
  if (target === 'en') return { ...plain, converted: false };
  const script = written ?? chineseScript(`${title}\n${content}`);
  const made = { title: inScript(plain.title, target, script), content: inScript(plain.content, target, script) };
  return { ...made, converted: made.title !== plain.title || made.content !== plain.content };
}

/** Whether those who have left had enough of it, or had no more time. */
function apart(left: AbortSignal): { gone: AbortSignal; inTime: AbortSignal } {
  const [gone, late] = [new AbortController(), new AbortController()];
  const leave = () => {
    const reason: unknown = left.reason;
    (reason instanceof Error && reason.name === 'TimeoutError' ? late : gone).abort(reason);
  };
  if (left.aborted) leave();
  else left.addEventListener('abort', leave, { once: true });
  return { gone: gone.signal, inTime: late.signal };
}

function nobodyThere(): ServiceError {
  const configure = [...MODEL_SETTINGS, LIBRETRANSLATE_SETTING];
  return new ServiceError('not_configured', 'nobody translates here', { configure });
}

function refusal(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  throw error;
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
