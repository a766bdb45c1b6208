/** Whether a translation has a number, a date or a weekday that its text has not. */
import { type ReadNumber, readNumbers } from '../summaries/read-numbers.ts';
import { type SaidNumbers, saidNumbers, significant, withPlainNumbers } from './said-numbers.ts';

/** Below this a number in words may be a way of speaking: `one of`, 十分. */
const LEAST_IN_WORDS = { latin: 3, han: 13 };
/** Languages whose words for numbers and days are known. */
const KNOWN = /^(?:zh|yue|cmn|en)(?:-|$)/;
/** Digits that tell something in a text of which only they can be read. */
const TELLING = 3;
/** Days that are called so, whatever the text calls them. */
const FEAST = /\b(?:good|black|ash|palm|easter|cyber|holy|maundy|whit|boxing)\s+$/i;

export function hasNewNumber(text: string, given: string, source: string | null): boolean {
  const translated = withPlainNumbers(given);
  const numbers = readNumbers(translated).filter((number) => isClaim(number, translated));
  if (numbers.length === 0 || hasOtherDigits(text)) return false;
  const said = saidNumbers(text);
  return !numbers.every((number) => isBorne(number, said, source !== null && KNOWN.test(source)));
}

function isClaim({ value, unit, isVague, start, end }: ReadNumber, translated: string): boolean {
  if (unit === 'weekday') return !FEAST.test(translated.slice(Math.max(0, start - 10), start));
  const said = translated.slice(start, end);
  // To march and to may are no months.
  if (unit === 'calendar') return !/^[a-z]/.test(said);
  if (/\p{Nd}/u.test(said)) return true;
  return !isVague && value >= (/[a-z]/i.test(said) ? LEAST_IN_WORDS.latin : LEAST_IN_WORDS.han);
}

function isBorne({ value, unit }: ReadNumber, said: SaidNumbers, isKnown: boolean): boolean {
  if (!isKnown) return unit === 'weekday' || significant(value).length < TELLING || said.hasDigits(value);
  return unit === 'weekday' ? said.hasWeekday(value) : said.has(value, { isPercent: unit === 'percent' });
}

/** Of another script, as of Arabic or Thai: they are not read. */
function hasOtherDigits(text: string): boolean {
  return /(?![0-9])\p{Nd}/u.test(text.normalize('NFKC'));
}
