/**
 * Whether a source asks for proof that a person is reading. Nothing is ever tried around that. Many sites carry the scripts of guards,
 * and captchas in their forms, on every page: what tells a challenge is that there is nothing else.
 */
import { plainText } from './plain-text.ts';
import { SourceFailure } from './source-failure.ts';

/** With which the usual guards send their pages, where they do not call them well. */
const REFUSALS: ReadonlySet<number> = new Set([403, 429, 503]);
/** As their pages call themselves; */
const TITLES =
  /<title\b[^<>]{0,200}>\s*(?:just a moment\s*[.…]|attention required!|checking your browser|ddos-guard|(?:請稍候|请稍候)\s*[.…])/i;
/** what stands in these pages alone: Cloudflare's own (its `scripts/jsd` is on all pages), DataDome's, Imperva's, and HUMAN's. */
const MARKS =
  /_cf_chl_opt|\bcf-chl|\/challenge-platform\/h\/|cf-browser-verification|captcha-delivery\.com|incapsula incident id|\bpx-captcha/i;
/** Characters: no such page says more, and none is longer. */
const LITTLE = 1_000;
const LONGEST = 200_000;

/** As Cloudflare says it in a header, or the page that came with a refusal; known where the failure was asked for its answer. */
export function isChallenge({ answer }: SourceFailure): boolean {
  if (answer === null) return false;
  const { status, headers, text } = answer;
  return headers.get('cf-mitigated') === 'challenge' || (REFUSALS.has(status) && isChallengePage(text));
}

/** `html`: of a whole page. */
export function isChallengePage(html: string): boolean {
  return html.length <= LONGEST && (TITLES.test(html) || MARKS.test(html)) && plainText(html).length <= LITTLE;
}

export function challenged(host: string, answer: SourceFailure['answer'] = null): SourceFailure {
  return new SourceFailure('blocked', `${host} asks for proof that a person is reading`, null, answer);
}
