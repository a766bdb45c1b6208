/** What a model says beside a query, cut down to what a person can check: the days, and a note that sends nobody elsewhere. */
import type { QueryProposal } from '../../contract/query-proposals.ts';
import { isVisible } from '../../contract/text.ts';
import type { ProposedQuery } from './proposal-question.ts';

/** Nothing that is collected is older. */
const FIRST_DAY = '2000-01-01';

/** null for days that are none to search in: the wrong way round, before there were posts, or not begun. */
export function periodIn({ period }: ProposedQuery, today: string): QueryProposal['period'] {
  if (!period || period.from > period.to || period.from < FIRST_DAY || period.from > today) return null;
  return { from: period.from, to: period.to > today ? today : period.to };
}

const NOTE_LENGTH = 300;
/** Hosts, those too that are written so that programs do not see them: `evil[.]com`. */
const HOSTS = /[\p{L}\p{N}-]+(?:(?:\.|(?<=[a-z\d])。(?=[a-z])|\s?[[({]\s?(?:\.|dot)\s?[\])}]\s?)[\p{L}\p{N}-]+)+/giu;
const IS_HOST = /\p{L}{2,}$|^(?:\d{1,3}\.){3}\d{1,3}$/u;
const SENDERS = /:\/\/|@[\p{L}\p{N}_]{2,}/gu;
const DAYS = /\b\d{4}-\d{2}-\d{2}\b/g;
/** As telephone numbers are: long, and not a round number. */
const LONG_NUMBER = /\d(?:[\d .,-]{4,}\d)/g;
const DIGITS_OF_TELEPHONE = 7;

/** null for one that names a site, an account or a telephone that the words do not name: those alone are the person's own. */
export function noteOf({ note }: ProposedQuery, words: string): string | null {
  if (!isVisible(note)) return null;
  const cut = note.length > NOTE_LENGTH ? `${note.slice(0, NOTE_LENGTH).replace(/\p{Surrogate}$/u, '')}…` : note;
  return sendsElsewhere(cut.normalize('NFKC'), words.normalize('NFKC').toLowerCase()) ? null : cut;
}

function sendsElsewhere(note: string, words: string): boolean {
  const hosts = (note.match(HOSTS) ?? []).filter((host) => IS_HOST.test(host));
  const named = [...hosts, ...(note.match(SENDERS) ?? [])];
  return (
    named.some((one) => !words.includes(one.toLowerCase())) ||
    telephonesIn(note.replace(DAYS, '')).some((digits) => !digitsOf(words).includes(digits))
  );
}

function telephonesIn(text: string): string[] {
  return (text.match(LONG_NUMBER) ?? [])
    .map(digitsOf)
    .filter((digits) => digits.length >= DIGITS_OF_TELEPHONE && !digits.endsWith('00'));
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
