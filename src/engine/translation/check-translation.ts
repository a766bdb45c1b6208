/**
 * Whether what a translator gave can be the translation of a text at all. That it is a right one nobody can tell by looking at letters;
 * that it is none often shows: it is empty, many times too long or too short, in another script, says the same over and over, speaks of the
 * translator, or has an address, a name or a number that the text has not.
 */
import type { TranslationLanguage } from '../../contract/translations.ts';
import { keptPieces } from './kept-pieces.ts';
import { hasNewNumber } from './new-numbers.ts';
import { hasPlaceholder } from './placeholders.ts';
import { isRefusal } from './refusals.ts';
import { isRepetition } from './repetition.ts';
import { hasNewLink, hasNewName } from './same-pieces.ts';

export type TranslationTrouble =
  | 'empty'
  | 'too-short'
  | 'too-long'
  | 'other-language'
  | 'repetition'
  | 'refusal'
  | 'placeholder'
  | 'added-link'
  | 'added-name'
  | 'added-number';

export interface CheckedTexts {
  text: string;
  translated: string;
  /** null where nobody knows. */
  source: string | null;
  target: TranslationLanguage;
  /** Of a text, as far as somebody can tell; Latin letters alone do not make English. */
  languageOf?: ((text: string) => string | null) | undefined;
}

/** What a Chinese character weighs beside a letter: a word of English has five of these and mostly two of those. */
const HEAVY = 2.2;
/** Of a translation's weight against the text's, both with so much added: a word may become a sentence. */
const TIMES = { least: 0.35, most: 4 };
const SLACK = 20;
const ENOUGH_LATIN = 0.6;
const ENOUGH_HAN = 0.35;
const MOST_KANA = 0.2;
/** Names of products and people stay as they are in Chinese. */
const NAME_LENGTH = 30;
/** Letters from which on a language can be told. */
const TELLING = 30;

export function checkTranslation({ text, translated, source, target, languageOf }: CheckedTexts): TranslationTrouble | null {
  const [before, after] = [lettersOf(text), lettersOf(translated)];
  if (before.all === 0) return null;
  if (after.all === 0) return 'empty';
  const times = (after.weight + SLACK) / (before.weight + SLACK);
  if (times > TIMES.most) return 'too-long';
  if (times < TIMES.least) return 'too-short';
  const isName = target !== 'en' && translated === text && text.trim().length <= NAME_LENGTH;
  if (!isName && !isIn(target, after)) return 'other-language';
  if (target === 'en' && after.all >= TELLING && !['en', null].includes(languageOf?.(translated) ?? null))
    return 'other-language';
  if (isRepetition(text, translated)) return 'repetition';
  if (isRefusal(text, translated)) return 'refusal';
  if (hasPlaceholder(text, translated)) return 'placeholder';
  if (hasNewLink(text, translated)) return 'added-link';
  if (hasNewName(text, translated)) return 'added-name';
  return hasNewNumber(text, translated, source) ? 'added-number' : null;
}

interface Letters {
  all: number;
  han: number;
  kana: number;
  latin: number;
  weight: number;
}

function isIn(target: TranslationLanguage, { all, han, kana, latin }: Letters): boolean {
  if (target === 'en') return latin / all >= ENOUGH_LATIN;
  return han / all >= ENOUGH_HAN && kana / all <= MOST_KANA;
}

/** Of what is not kept anyway. */
function lettersOf(text: string): Letters {
  let said = '';
  let from = 0;
  for (const { start, end } of keptPieces(text)) {
    said += text.slice(from, start);
    from = end;
  }
  said += text.slice(from);
  const count = (of: RegExp) => said.match(of)?.length ?? 0;
  const [all, han] = [count(/\p{L}/gu), count(/\p{Script=Han}/gu)];
  const kana = count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const heavy = han + kana + count(/\p{Script=Hangul}/gu);
  return { all, han, kana, latin: count(/\p{Script=Latin}/gu), weight: heavy * HEAVY + (all - heavy) };
}
