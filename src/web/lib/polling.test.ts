import { describe, expect, it } from 'vitest';
import { ARRIVAL_POLL, topicPoll } from './polling.ts';

describe('topicPoll', () => {
  it.each([
    ['nothing to show yet', [], ARRIVAL_POLL],
    ['all complete', ['ready', 'ready'], ARRIVAL_POLL],
    ['a first search runs', ['ready', 'searching'], 1000],
    ['a search has failed', ['failed', 'ready'], ARRIVAL_POLL],
    ['an edited topic is searched again', ['building', 'ready'], 1000],
  ] as const)('%s', (_, states, milliseconds) => {
    expect(topicPoll(states.map((state) => ({ state })))).toBe(milliseconds);
  });
});
