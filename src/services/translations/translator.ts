/** Who can translate: the interface, and how one that cannot is told from one that could not this time. */
import type { TranslationTrouble } from '../../engine/translation/check-translation.ts';
import type { ChineseScript } from '../../engine/translation/chinese-script.ts';
import type { Texts, TranslationTask } from '../../engine/translation/translate-texts.ts';
import { ServiceError } from '../errors.ts';

export interface TranslationAsked {
  /** Whose text it is: it is written down what was sent. */
  postId: string;
  /** There is a translation already, with which somebody was not content. */
  anew: boolean;
  /** Nobody waits any more. */
  gone: AbortSignal;
  /** An answer after that is none in time. */
  inTime: AbortSignal;
}

export interface Written extends Texts {
  /** Which way of writing Chinese it is, where the translator knows only one; else the text shows it. */
  written: ChineseScript | null;
}

export interface Translator {
  readonly kind: 'model' | 'libretranslate';
  /** As its endpoint names it; null where it is no model. */
  readonly model: string | null;
  /** What its translations are kept under: another one, or the same with other instructions, gives others. */
  readonly provider: string;
  /**
   * @throws ServiceError: upstream, rate_limited, too_large, or not_configured where it does not do this at all, as for a language that it
   * does not know (UnknownLanguage), or with its key; or the reason of a signal
   */
  translate(task: TranslationTask, asked: TranslationAsked): Promise<Written>;
}

/** The next text may be in another. */
export class UnknownLanguage extends ServiceError {
  constructor(message: string, configure: string[]) {
    super('not_configured', message, { configure });
  }
}

/** Of what a translator could not do: whether it may well do the next text. */
export function saysOnlyOfText(error: ServiceError): boolean {
  return error instanceof UnknownLanguage || error.code === 'too_large';
}

/** It may be that it only takes longer than somebody else would. */
export class TooSlow extends ServiceError {
  constructor() {
    super('upstream', 'the translation takes too long');
  }
}

/** What came back was no translation: the words are for logs and developers. */
export function refusedTranslation(who: string, trouble: TranslationTrouble): ServiceError {
  return new ServiceError('upstream', `what ${who} gave is no translation of this text: ${trouble}`);
}

/**
 * Why nobody did it, of what each of them said: that they are asked too often where that is all that is wrong, and that there is nobody
 * where none of them does this at all.
 */
export function nobodyDidIt(errors: readonly ServiceError[]): ServiceError {
  const said = errors.filter(({ code }) => code !== 'not_configured');
  const [only] = said.length === 0 ? errors : said;
  if (said.length <= 1 && only) return only;
  const busy = said.every(({ code }) => code === 'rate_limited');
  const [until] = said.flatMap(({ detail }) => detail.until ?? []).toSorted();
  const message = said.map(({ message: words }) => words).join('; ');
  return new ServiceError(busy ? 'rate_limited' : 'upstream', message, busy && until !== undefined ? { until } : {});
}
