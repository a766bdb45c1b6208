import { describe, expect, it } from 'vitest';
import { isChallenge, isChallengePage } from './challenge.ts';
import { SourceFailure } from './source-failure.ts';

const CLOUDFLARE = `<!DOCTYPE html><html><head><title>Just a moment...</title></head><body><noscript>Enable JavaScript</noscript>
  <script>window._cf_chl_opt = {};</script></body></html>`;
const SITE = `<!DOCTYPE html><html><head><title>Harbour News</title></head><body><h1>News</h1>${'<p>The ferry stays.</p>'.repeat(100)}`;

describe('a page that is a challenge', () => {
  it.each([
    ['of Cloudflare', CLOUDFLARE, true],
    ['of Cloudflare, in another language', CLOUDFLARE.replace('Just a moment...', '請稍候...'), true],
    [
      'of Cloudflare, by its script',
      '<html><title>x</title><script src="/cdn-cgi/challenge-platform/h/b/orchestrate/x"></script>',
      true,
    ],
    [
      'of DataDome',
      '<html><title>a.example</title><p>Please enable JS</p><script src="https://ct.captcha-delivery.com/c.js"></script>',
      true,
    ],
    ['of Imperva', '<html><iframe>Request unsuccessful.</iframe><p>Incapsula incident ID: 1-2</p>', true],
    ['of HUMAN', '<html><title>Access denied</title><div id="px-captcha"></div>', true],
    [
      'a site whose guard counts readers',
      `${SITE}<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script>`,
      false,
    ],
    [
      'a short page whose guard counts readers',
      '<p>Hello<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script>',
      false,
    ],
    [
      'a form with a captcha',
      '<title>Contact</title><form><div class="g-recaptcha"></div><div class="cf-turnstile"></div></form>',
      false,
    ],
    ['an article about challenges', `<title>Just a moment... what is that?</title>${SITE}<code>_cf_chl_opt</code>`, false],
    ['a site', SITE, false],
    ['JSON', '{"success":0}', false],
    ['nothing', '', false],
  ])('%s', (_name, html, expected) => {
    expect(isChallengePage(html)).toBe(expected);
  });
});

describe('a refusal that is a challenge', () => {
  it.each<[string, number, Record<string, string>, string, boolean]>([
    ['by its header', 403, { 'cf-mitigated': 'challenge' }, '', true],
    ['by its page', 403, {}, CLOUDFLARE, true],
    ['that calls itself busy', 503, {}, CLOUDFLARE, true],
    ['that counts questions', 429, {}, CLOUDFLARE, true],
    ['no page at all', 403, {}, '', false],
    ['a page of the site', 403, {}, SITE, false],
    ['a page that there is not', 404, {}, CLOUDFLARE, false],
  ])('%s', (_name, status, headers, text, expected) => {
    const answer = { status, headers: new Headers(headers), text };
    expect(isChallenge(new SourceFailure('unreachable', 'x', null, answer))).toBe(expected);
  });

  it('is not known where the answer is not', () => {
    expect(isChallenge(new SourceFailure('blocked', 'x'))).toBe(false);
  });
});
