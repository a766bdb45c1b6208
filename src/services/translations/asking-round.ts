/**
 * Asks whoever translates outside, one after the other, for the texts of one call: whoever fails twice in it is left alone for the rest, and
 * whoever takes too long while there is somebody else, for a minute.
 */
import type { TranslationLanguage } from '../../contract/translations.ts';
import { chineseScript } from '../../engine/translation/chinese-script.ts';
import { inScript } from '../../engine/translation/convert-chinese.ts';
import type { TranslationTask } from '../../engine/translation/translate-texts.ts';
import { storable } from '../../outside/connectors/storable-text.ts';
import { timeLimit } from '../../time-limit.ts';
import { createTogether } from '../../together.ts';
import { mayWrite } from '../accounts/plan-guard.ts';
import type { Actor, Environment } from '../environment.ts';
import { ServiceError } from '../errors.ts';
import { MODEL_SETTINGS } from '../language-model/ask-model.ts';
import { findKept, type Kept, keepTranslation, keyOf, type Made } from './kept-translations.ts';
import { LIBRETRANSLATE_SETTING } from './libre-translator.ts';
import { nobodyDidIt, saysOnlyOfText, TooSlow, type Translator, UnknownLanguage, type Written } from './translator.ts';

const MOST_FAILURES = 2;
/** Milliseconds for whoever is not the last to be asked about a text, at most, and for all texts of one call. What is done by then is kept. */
export interface Patience {
  one: number;
  all: number;
}
/** Somebody waits, and so does whatever stands between them and us. */
export const PATIENCE: Patience = { one: 35_000, all: 55_000 };
/** Of a short text, and more for each of its characters. */
const SHORT_MS = 15_000;
const CHARACTER_MS = 10;
/** So long nobody waits anew for whoever was too slow, as long as there is somebody else: the next page is another call. */
const SLOW_MS = 60_000;

/** Organisation and provider → until when: an organisation may wait long for its own questions, of which others have none. */
const slow = new Map<string, number>();

interface Given {
  environment: Environment;
  actor: Actor;
  translators: readonly Translator[];
  anew: boolean;
  gone: AbortSignal;
  patience: Patience;
}

/** The texts of one call, which share what they learn of those who are asked. */
export class Round {
  private readonly failures = new Map<Translator, { count: number; last: ServiceError }>();
  private readonly late: AbortSignal;
  private allowed: Promise<ServiceError | null> | undefined;

  constructor(private readonly given: Given) {
    this.late = timeLimit(given.patience.all);
  }

  async ask(task: TranslationTask, postId: string): Promise<Done | ServiceError> {
    const { environment, actor, translators } = this.given;
    if (translators.length === 0) return nobodyThere();
    this.allowed ??= mayWrite(environment, actor).then(() => null, refusal);
    const refused = await this.allowed;
    if (refused) return refused;
    const errors: ServiceError[] = [];
    for (const translator of translators) {
      const done = await this.askOne(translator, task, { postId, isPatient: translator === translators.at(-1) });
      if (!(done instanceof ServiceError)) return done;
      errors.push(done);
    }
    const [first] = translators;
    const [slowOne, ...others] = errors;
    const isOnlyOne =
      slowOne instanceof TooSlow && others.length > 0 && others.every((error) => error instanceof UnknownLanguage);
    return first && isOnlyOne ? this.askOne(first, task, { postId, isPatient: true }) : nobodyDidIt(errors);
  }

  private async askOne(
    translator: Translator,
    task: TranslationTask,
    { postId, isPatient }: Asking,
  ): Promise<Done | ServiceError> {
    const { environment, actor, anew, gone, patience } = this.given;
    const { provider } = translator;
    const failed = this.failures.get(translator);
    if (failed && failed.count >= MOST_FAILURES) return failed.last;
    const slowKey = `${actor.organisationId} ${provider}`;
    if (!isPatient && (slow.get(slowKey) ?? 0) > environment.now().getTime()) return new TooSlow();
    const own = isPatient ? null : timeLimit(Math.min(patience.one, SHORT_MS + CHARACTER_MS * lengthOf(task)));
    const signal = AbortSignal.any([gone, this.late, ...(own ? [own] : [])]);
    const key = `${actor.organisationId} ${provider} ${anew ? 'anew ' : ''}${keyOf(task)}`;
    try {
      const done = await together(key, (left) => keptOrMade(this.given, translator, task, { postId, left }), signal);
      this.failures.delete(translator);
      if (!done.cached) slow.delete(slowKey);
      return done;
    } catch (error) {
      gone.throwIfAborted();
      const last = signal.aborted ? new TooSlow() : refusal(error);
      environment.log.warn({ provider, reason: last.message }, 'a post was not translated');
      if (own?.aborted) {
        slow.set(slowKey, environment.now().getTime() + SLOW_MS);
        return last;
      }
      const before = this.failures.get(translator)?.count ?? 0;
      const count = saysOnlyOfText(last) ? before : before + 1;
      this.failures.set(translator, { count: last.code === 'rate_limited' ? MOST_FAILURES : count, last });
      return last;
    }
  }
}

interface Asking {
  postId: string;
  /** There is nobody else, so all the time of the call is theirs. */
  isPatient: boolean;
}

function lengthOf({ title, content }: TranslationTask): number {
  return title.length + content.length;
}

interface Done extends Kept {
  cached: boolean;
}

/** What an organisation asks for twice at the same time is asked for once. Its budget pays, and its limits are why it may not be done. */
const together = createTogether<Done>();

/** It may have come since somebody looked. */
async function keptOrMade(
  { environment, translators, anew }: Given,
  translator: Translator,
  task: TranslationTask,
  { postId, left }: { postId: string; left: AbortSignal },
): Promise<Done> {
  const kept = anew ? undefined : (await findKept(environment, [task], translators)).get(task);
  if (kept) return { ...kept, cached: true };
  const { gone, inTime } = apart(left);
  const made = asAsked(await translator.translate(task, { postId, anew, gone, inTime }), task.target);
  // It is paid for, and is said whether or not it can be kept.
  await keepTranslation(environment, task, translator, { made, anew }).catch((error: unknown) =>
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
