import { beforeEach, expect, test } from 'vitest';
import { hideNotice, type Notice, showNotice, useNotices } from './notices.ts';

const notice = (id: string, text = id): Notice => ({ id, text, tone: 'done', stays: null });
const texts = () => useNotices.getState().notices.map(({ text }) => text);

beforeEach(() => useNotices.setState({ notices: [] }));

test('what is said stands in the order in which it was said, until it is put away', () => {
  showNotice(notice('a'));
  showNotice(notice('b'));
  showNotice(notice('c'));
  hideNotice('b');
  hideNotice('unknown');
  expect(texts()).toEqual(['a', 'c']);
});

test('the same is not said twice at once, but again when it was put away', () => {
  showNotice(notice('a', 'first'));
  showNotice(notice('a', 'second'));
  expect(texts()).toEqual(['first']);
  hideNotice('a');
  showNotice(notice('a', 'third'));
  expect(texts()).toEqual(['third']);
});
