/**
 * The translator that a browser may have built in: `Translator` and `LanguageDetector` of the Web's Translation API, on the person's own
 * machine. `availability()` says whether a pair of languages is there, can be fetched, or is not known; `create()` fetches it, tells of that by
 * `downloadprogress`, and needs a press of the person for it (https://developer.mozilla.org/docs/Web/API/Translator).
 */
import { LIMITS } from '../../contract/limits.ts';
import type { TranslationLanguage } from '../../contract/translations.ts';
import { beginningOfPost } from '../../engine/translation/split-parts.ts';
import { translateTexts } from '../../engine/translation/translate-texts.ts';
import type { PostTexts, ShownTranslation, TranslationFailure } from './shown-translation.ts';

interface Pair {
  sourceLanguage: string;
  targetLanguage: string;
}

interface BuiltInTranslator {
  translate(text: string): Promise<string>;
}

interface Monitor {
  addEventListener(type: 'downloadprogress', listener: (event: { loaded: number }) => void): void;
}

interface BuiltIn {
  Translator?: {
    availability(pair: Pair): Promise<string | null>;
    create(options: Pair & { monitor?: (monitor: Monitor) => void }): Promise<BuiltInTranslator>;
  };
  LanguageDetector?: {
    availability(): Promise<string | null>;
    create(): Promise<{ detect(text: string): Promise<{ detectedLanguage: string; confidence: number }[]> }>;
  };
}

/** Few browsers have it, and the types of the DOM do not know it yet. */
function builtIn(): BuiltIn {
  return globalThis as BuiltIn;
}

/** Below this a guess is none. */
const SURE_ENOUGH = 0.5;

const made = new Map<string, Promise<BuiltInTranslator>>();

/** Some browsers offer a translator and never bring it, as where its maker cannot be reached. */
const SILENCE_MS = 15_000;
/** As long it is not asked again: of a page of posts each would wait as long. */
const SILENT_FOR_MS = 60_000;
let silentUntil = 0;

class Silence extends Error {}

/** null: the browser has no translator, or not for these languages, or it offers one and is silent. */
export async function translateInBrowser(
  post: PostTexts,
  target: TranslationLanguage,
  onProgress: (share: number) => void,
): Promise<ShownTranslation | TranslationFailure | null> {
  if (Date.now() < silentUntil) return null;
  try {
    const { title, content, cut } = beginningOfPost(post, LIMITS.translatedText);
    const source = await sourceOf(`${title}\n${content}`, post.language);
    const translator = source === null ? null : await translatorOf(source, target, onProgress);
    if (source === null || translator === null) return null;
    const ask = async (lines: readonly string[]) => {
      const answers: string[] = [];
      for (const line of lines) answers.push(await heard(() => translator.translate(line)));
      return answers;
    };
    const done = await translateTexts({ title, content, source, target }, { hides: true, ask });
    if ('trouble' in done) return { code: 'browser' };
    const how = { by: 'browser', model: null, converted: false, source, target, cached: false } as const;
    return { id: post.id, ...done.texts, ...how, cut };
  } catch (error) {
    if (error instanceof Silence) {
      silentUntil = Date.now() + SILENT_FOR_MS;
      return null;
    }
    return { code: error instanceof Error && error.name === 'NotAllowedError' ? 'press' : 'browser' };
  }
}

async function sourceOf(text: string, language: string | null): Promise<string | null> {
  if (language !== null && language !== '' && language !== 'other') return language;
  const { LanguageDetector: detectors } = builtIn();
  if (!detectors || ((await heard(() => detectors.availability())) ?? 'unavailable') === 'unavailable') return null;
  const [best] = await heard(async () => (await detectors.create()).detect(text));
  return best && best.confidence >= SURE_ENOUGH && best.detectedLanguage !== 'und' ? best.detectedLanguage : null;
}

async function translatorOf(
  source: string,
  target: string,
  onProgress: (share: number) => void,
): Promise<BuiltInTranslator | null> {
  const { Translator: translators } = builtIn();
  if (!translators) return null;
  const pair = { sourceLanguage: codeOf(source), targetLanguage: codeOf(target) };
  if (((await heard(() => translators.availability(pair))) ?? 'unavailable') === 'unavailable') return null;
  const key = `${pair.sourceLanguage} ${pair.targetLanguage}`;
  const known = made.get(key);
  if (known) return known;
  const making = heard((again) => {
    const progress = ({ loaded }: { loaded: number }) => {
      again();
      onProgress(Math.min(1, loaded));
    };
    return translators.create({ ...pair, monitor: (monitor) => monitor.addEventListener('downloadprogress', progress) });
  });
  made.set(key, making);
  // Another press may go better.
  making.catch(() => made.delete(key));
  return making;
}

/** Rejects with Silence where nothing comes for too long; `again` says that something did. */
function heard<T>(work: (again: () => void) => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => reject(new Silence()), SILENCE_MS);
    };
    wait();
    work(wait)
      .finally(() => clearTimeout(timer))
      .then(resolve, reject);
  });
}

/** As browsers name Chinese. */
function codeOf(language: string): string {
  if (language === 'yue' || language === 'zh-Hant') return 'zh-Hant';
  return language === 'zh-Hans' ? 'zh' : language;
}
