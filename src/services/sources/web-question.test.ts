import { expect, it } from 'vitest';
import { ASKED } from './asked-kinds.ts';
import { webQuestion } from './web-question.ts';

const PAGES = ['thread', 'thread?id=5', 'thread?id=55', 'thread?id=5&page=2', 'thread/?page=2&id=5', 'thread/more', '?id=5'];

it.each<[string, string[], string[]]>([
  ['a host', ['forum.example'], PAGES],
  ['another host', ['orum.example'], []],
  ['a path', ['https://forum.example/thread/'], PAGES.slice(0, -1)],
  [
    'a page with its parameters',
    ['https://forum.example/thread?id=5'],
    ['thread?id=5', 'thread?id=5&page=2', 'thread/?page=2&id=5'],
  ],
  ['the start page with them', ['forum.example/?id=5'], ['?id=5']],
  ['one of several', ['other.example', 'forum.example/thread/more', 'forum.example/?id=5'], ['thread/more', '?id=5']],
  ['a page, whatever says where a reader came from', ['forum.example/thread/more?utm_source=x'], ['thread/more']],
  [
    'an address that is written otherwise',
    ['HTTPS://www.Forum.example:443/%74hread?p%61ge=2#top'],
    ['thread?id=5&page=2', 'thread/?page=2&id=5'],
  ],
])('is narrowed to %s', (_name, addresses, expected) => {
  const { isWithin } = webQuestion('ferry', addresses, ASKED.google.dialect);
  expect(PAGES.filter((page) => isWithin(`https://forum.example/${page}`))).toEqual(expected);
});

it.each([
  ['octopus card', 'octopus card'],
  ['渡輪 fire', '(渡輪 OR 渡轮) fire'],
  ['octopus AND (card OR fare)', 'octopus (card OR fare)'],
  ['octopus octopus card', 'octopus card'],
])('asks for %s in its order', (text, asked) => {
  expect(webQuestion(text, [], ASKED.google.dialect).texts).toEqual([asked]);
});
