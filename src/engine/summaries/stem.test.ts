import { expect, it } from 'vitest';
import { stem } from './stem.ts';

it.each([
  ['refund refunds refunded refunding'],
  ['apologise apologised apologises apologising apologize apologized'],
  ['queue queues queued queuing'],
  ['crash crashes crashed crashing'],
  ['company companies'],
  ['compensate compensation compensated'],
  ['disrupt disruption disrupted'],
  ['pay paid pays'],
  ['sell sold selling sells'],
  ['stop stopped stopping'],
  ['color colour colours'],
])('%s are one', (words) => {
  expect(new Set(words.split(' ').map(stem)).size).toBe(1);
});

it.each(['refund refuse', 'shop shut', 'price prize', 'news new', 'contract contrast', 'bus business'])('%s are not', (words) => {
  const list = words.split(' ');
  expect(new Set(list.map(stem)).size).toBe(list.length);
});
