/** What came where a feed should, said so that whoever watches over sources knows what to do. */
import { isChallengePage } from '../challenge.ts';
import { parsedJson } from '../parsed-json.ts';
import { plainText } from '../plain-text.ts';
import { SourceFailure } from '../source-failure.ts';

/** Pages begin with what they are. */
const BEGINNING = 20_000;
const LONGEST_TITLE = 80;

/** `text` without what may stand before its root. */
export function notAFeed(text: string): SourceFailure {
  if (text.trim() === '') return unreadable('an empty answer');
  if (/^[[{]/.test(text))
    return unreadable(parsedJson(text) !== undefined ? 'JSON that is no feed' : 'JSON that is broken off or malformed');
  const head = text.slice(0, BEGINNING);
  if (!isPage(head))
    return unreadable(head.startsWith('<') ? `XML that is no feed (<${rootName(head)}>)` : 'text that is no feed');
  const title = /<title\b[^<>]{0,200}>([^<]{1,500})/i.exec(head)?.[1] ?? '';
  const named = title.trim() === '' ? '' : ` (“${plainText(title).slice(0, LONGEST_TITLE)}”)`;
  return unreadable(`${isChallengePage(text) ? 'a page that asks whether a person is there' : 'a web page'}${named}`);
}

export function malformed(what: string): SourceFailure {
  return unreadable(`${what} that cannot be read`);
}

/** Of what would take seconds and gigabytes to read. */
export function overloaded(what: 'markup' | 'items'): SourceFailure {
  return unreadable(`more ${what} than a feed has`);
}

function unreadable(what: string): SourceFailure {
  return new SourceFailure('unreadable', `Instead of a feed came ${what}.`);
}

export function isPage(text: string): boolean {
  return /^(?:<!doctype\s+html|<(?:html|head|body|title|meta|div|script)[\s>])/i.test(text);
}

function rootName(text: string): string {
  return /^<([^\s<>/]{1,40})/.exec(text)?.[1] ?? '?';
}
