/** Whether a source asks for proof that a person is reading. Nothing is ever tried around that. */
import type { SourceFailure } from './source-failure.ts';

/** Where the words and scripts of the usual guards stand in a page. */
const WORDS =
  /cf-chl|challenge-platform|cf-browser-verification|captcha|datadome|_incapsula_|perimeterx|just a moment|attention required|checking your browser|enable javascript and cookies/i;

/** As Cloudflare says it in a header; known where the failure was asked for its answer. */
export function isChallenge({ answer }: SourceFailure): boolean {
  return answer?.headers.get('cf-mitigated') === 'challenge';
}

/** `head`: how a page begins. An article may have such words too, but no page that is little else. */
export function looksLikeChallenge(head: string): boolean {
  return WORDS.test(head);
}
