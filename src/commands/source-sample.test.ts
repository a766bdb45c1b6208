import { describe, expect, it } from 'vitest';
import { importedPost } from '../contract/posts.ts';
import { sampleText } from './source-sample.ts';

const SAMPLE = {
  kind: 'feed' as const,
  address: 'https://news.example/feed',
  title: 'Harbour News',
  found: 1200,
  posts: [],
  leftOut: [],
  others: [],
};

describe('what source test says', () => {
  it('shows when, by whom and what, each on one line', () => {
    const post = importedPost.parse({
      media_type: 'news',
      id: '1',
      published_at: '2026-11-22T08:05:00Z',
      author_name: 'Chan',
      title: `Ferries\n${'stop '.repeat(20)}`,
      url: 'https://news.example/1',
    });
    expect(sampleText({ ...SAMPLE, posts: [post] }).split('\n')).toEqual([
      'Harbour News (feed, https://news.example/feed)',
      '1,200 posts',
      '',
      expect.stringMatching(/^published, UTC {4}author {2}text +address$/),
      expect.stringMatching(/^2026-11-22 08:05 {2}Chan {4}Ferries stop .*… {2}https:\/\/news\.example\/1$/),
    ]);
  });

  it.each([
    ['feed', 'feed'],
    ['website', 'website without a feed'],
    ['discourse', 'Discourse forum'],
    ['lihkg', 'forum of LIHKG'],
  ] as const)('calls a %s what it is', (kind, words) => {
    expect(sampleText({ ...SAMPLE, kind })).toContain(`Harbour News (${words}, https://news.example/feed)`);
  });

  it('keeps what steers a terminal from it', () => {
    expect(sampleText({ ...SAMPLE, title: '\u001b]0;x\u0007\u001b[2JNews' })).not.toMatch(/(?!\n)\p{Control}/u);
  });

  it('says what was left out and what else the page names, and nothing of what there is not', () => {
    const leftOut = [{ reason: 'from before 1990', count: 3 }];
    expect(sampleText({ ...SAMPLE, title: null, found: 0, leftOut, others: ['https://news.example/sport'] }).split('\n')).toEqual(
      [
        'https://news.example/feed (feed, https://news.example/feed)',
        '0 posts; left out: 3 from before 1990',
        '',
        'The page names another feed:',
        'https://news.example/sport',
      ],
    );
  });
});
