/** crawler-commons: odd addresses and what is one page with them, and addresses that are none. */
import { describe, it } from 'vitest';
import { normalUrl } from '../../src/outside/connectors/normal-url.ts';
import { expectAgreement } from './documented-choices.ts';
import { isSharedData, readShared } from './shared-data.ts';

/** A cell is quoted where it has a comma or a quote; what stands before and after it is not its own. */
const PAIR = /^(?:"((?:[^"]|"")*)"|([^,]*?))\s*,\s*(.*?)\s*$/;

const CHOICES = {
  'no page of the web': [
    'file:///foo/bar.txt',
    'ftp:/',
    'ftp://foo.com/index.html',
    'file:/path/index.html',
    'file:/var/www/html/////./bar/index.html',
    'file:/var/www/html/foo/../bar/index.html',
  ],
  'no host': ['http:////', 'http:///////'],
};

describe.skipIf(!isSharedData)('addresses of pages', () => {
  it('have one form', () => {
    const outcomes = lines('weirdToNormalizedUrls.csv').map((line) => {
      const [, quoted, plain, expected] = PAIR.exec(line) ?? [];
      const address = quoted?.replaceAll('""', '"') ?? plain ?? '';
      const ours = normalUrl(address);
      return { name: address, agrees: ours === expected, detail: `${ours}, not ${expected}` };
    });
    expectAgreement('crawler-commons, normal addresses', outcomes, CHOICES);
  });

  it('are none where they cannot be read', () => {
    const outcomes = lines('invalidUrls.csv').map((address) => {
      const ours = normalUrl(address);
      return { name: address, agrees: ours === null, detail: `${ours}` };
    });
    expectAgreement('crawler-commons, no addresses', outcomes);
  });
});

function lines(file: string): string[] {
  return readShared('web_crawler_commons', 'normalizer', file)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# ') && line !== '#');
}
