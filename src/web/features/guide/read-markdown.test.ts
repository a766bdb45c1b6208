import { describe, expect, it } from 'vitest';
import { headingId, readMarkdown } from './read-markdown.ts';

const blocksOf = (markdown: string) => readMarkdown(`# Alerts\n\n${markdown}`, 'alerts').blocks;

describe('a page of the guide', () => {
  it('has its title apart, and nothing of the other language', () => {
    expect(readMarkdown('# Alerts\n\n繁體中文：[警報](alerts.zh-Hant.md)\n\nAn *alert* tells.', 'alerts')).toEqual({
      title: 'Alerts',
      blocks: [{ paragraph: ['An ', { em: ['alert'] }, ' tells.'] }],
    });
  });

  it.each([
    ['a heading', '## At a limit', { heading: 2, id: 'at-a-limit', text: ['At a limit'] }],
    [
      'a list',
      '- **One**: a\n- b',
      { ordered: false, list: [[{ paragraph: [{ strong: ['One'] }, ': a'] }], [{ paragraph: ['b'] }]] },
    ],
    ['steps', '1. a', { ordered: true, list: [[{ paragraph: ['a'] }]] }],
    ['a table', '| A | B |\n|---|---|\n| `x < y` | 1 |', { head: [['A'], ['B']], rows: [[[{ code: 'x < y' }], ['1']]] }],
    ['lines as they are', '```\na  AND b\n```', { lines: 'a  AND b' }],
    ['a picture', '![The list](../images/guide/en/alerts.webp)', { picture: '../images/guide/en/alerts.webp', alt: 'The list' }],
  ])('has %s', (_, markdown, block) => {
    expect(blocksOf(markdown)).toEqual([block]);
  });

  it.each([
    ['another page', '[x](your-plan.md)', { page: 'your-plan', text: ['x'] }],
    ['a heading of another page', '[x](searching.zh-Hant.md#網絡)', { page: 'searching', hash: '網絡', text: ['x'] }],
    ['a heading of its own', '[x](#the-filter)', { page: 'alerts', hash: 'the-filter', text: ['x'] }],
    ['somewhere else', '[x](https://example.org/)', { href: 'https://example.org/', text: ['x'] }],
    ['what is for operators', '[x](../handbook.md#calls)', 'x'],
  ])('leads to %s', (_, markdown, link) => {
    expect(blocksOf(markdown)).toEqual([{ paragraph: [link] }]);
  });

  it('has signs as they are written', () => {
    expect(blocksOf('a & b < c, "d"')).toEqual([{ paragraph: ['a & b < c, "d"'] }]);
  });

  it('refuses markup', () => {
    expect(() => blocksOf('<div>x</div>')).toThrow('does not know');
  });

  it.each([
    ['The filter', 'the-filter'],
    ['篩選', '篩選'],
    ['What is sent, and kept', 'what-is-sent-and-kept'],
  ])('finds %s by %s', (text, id) => {
    expect(headingId(text)).toBe(id);
  });
});
