/** What a sentence of a model must be before its posts are looked at: plain text, in the language asked for, no question, and not said before. */
import type { AccountLanguage } from '../../contract/account-pages.ts';
import { onOneLine } from '../../contract/text.ts';
import { readClaim } from '../../engine/summaries/read-claim.ts';
import type { ThemesKnowledge } from '../../engine/themes/read-themes.ts';
import type { TextReader } from '../mentions/text-reader.ts';

/** Not what joins the parts of one emoji. */
const HIDDEN = /(?!\u200d|\ufe0f)\p{Default_Ignorable_Code_Point}/gu;

/** On one line, without signs that nobody sees or that turn what follows. */
export function plainSentence(text: string): string {
  return onOneLine(text.replace(HIDDEN, '')).replace(/ {2,}/g, ' ');
}

/** A question inside quotation marks is told of. */
export function isQuestion(text: string): boolean {
  return /[?？؟]$/u.test(text);
}

/** Hardly a sentence of some length is English without one of them. */
const ENGLISH =
  /\b(?:the|of|and|to|is|are|were|has|have|had|that|with|by|from|their|they|it|its|for|said|says|be|been|not|who|which|because|after|about|when|but|also|would|will|some|many|his|her|no|did|does|only|while|without|one|two|three|cannot|over|never)\b/iu;
const FEW_WORDS = 5;

/** Names stand in other scripts too. */
export function isInLanguage(text: string, language: AccountLanguage, reader: Pick<TextReader, 'languageOf'>): boolean {
  const count = (letters: RegExp): number => text.match(letters)?.length ?? 0;
  const latin = count(/\p{Script=Latin}/gu);
  const han = count(/\p{Script=Han}/gu);
  const all = count(/\p{L}/gu);
  const detected = reader.languageOf(text);
  if (language !== 'en') return han > 0 && 4 * han >= latin && 2 * (han + latin) > all && detected !== 'ja' && detected !== 'ko';
  const isLong = (text.match(/\p{L}+/gu)?.length ?? 0) > FEW_WORDS;
  return latin > 2 * (all - latin) && detected !== 'other' && (!isLong || ENGLISH.test(text));
}

/** Words and numbers that a sentence says, and how often it denies. */
interface Said {
  words: ReadonlySet<string>;
  denials: number;
}

/** How much of the longer of two the shorter must be. */
const ALIKE = 0.7;

/** Answers whether a sentence only says again what an earlier one says: all its words, and hardly any other. */
export function saidOnce(knowledge: ThemesKnowledge): (text: string) => boolean {
  const before: Said[] = [];
  return (text) => {
    const { words, clauses } = readClaim(text, knowledge);
    const own: Said = {
      words: new Set(words.filter(({ isStop }) => !isStop).map(({ stem }) => stem)),
      denials: clauses.reduce((sum, { polarity }) => sum + polarity.denials.length, 0),
    };
    const isNew = !before.some((other) => isAgain(own, other));
    if (isNew) before.push(own);
    return isNew;
  };
}

function isAgain(one: Said, other: Said): boolean {
  const [less, more] = one.words.size <= other.words.size ? [one, other] : [other, one];
  if (one.denials !== other.denials || less.words.size < ALIKE * more.words.size) return false;
  return [...less.words].every((word) => more.words.has(word));
}
