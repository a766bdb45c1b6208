import { expect, test } from 'vitest';
import { CallError } from './call-error.ts';
import { followedTo, type HeldProposal, type ProposingFailure, proposingFailure } from './query-proposal.ts';

const refused = (code: CallError['code'], detail: object = {}) => new CallError(code, '', { status: 0, ...detail });

test.each<[string, unknown, ProposingFailure]>([
  [
    'no model',
    refused('not_configured', { configure: ['LLM_BASE_URL'] }),
    { said: 'nobody', configure: ['LLM_BASE_URL'], until: undefined },
  ],
  ['spent', refused('rate_limited', { until: '2026-03-11' }), { said: 'busy', configure: [], until: '2026-03-11' }],
  ['more than a day has', refused('too_large'), { said: 'large', configure: [], until: undefined }],
  ['no plan', refused('forbidden'), { said: 'ended', configure: [], until: undefined }],
  ['no answer of the model', refused('upstream'), { said: 'upstream', configure: [], until: undefined }],
  ['one of no use', refused('upstream', { useless: true }), { said: 'useless', configure: [], until: undefined }],
  ['no answer at all', refused('network'), { said: 'network', configure: [], until: undefined }],
  ['anything else', refused('internal'), { said: 'unknown', configure: [], until: undefined }],
  ['no refusal', new Error('x'), { said: 'unknown', configure: [], until: undefined }],
])('%s is said', (_name, error, expected) => {
  expect(proposingFailure(error)).toEqual(expected);
});

const HELD: HeldProposal = {
  answer: { query: 'ferry OR 渡輪', problems: [], period: null, note: null, model: 'tiny', asked: 1 },
  words: 'boats',
  before: 'harbour',
  withPeriod: false,
  over: null,
  isAway: false,
};

test.each<[string, HeldProposal, string[], boolean]>([
  ['as it is', HELD, ['ferry OR 渡輪'], false],
  ['changed', HELD, ['ferry OR 渡輪 OR boat'], false],
  ['undone', HELD, ['harbour'], true],
  ['undone and redone', HELD, ['harbour', 'ferry OR 渡輪'], false],
  ['undone, and something else written', HELD, ['harbour', 'refund'], true],
  ['emptied', HELD, ['  '], true],
  ['emptied, and something else written', HELD, ['', 'refund'], true],
  ['put in place of the same', { ...HELD, before: HELD.answer.query }, [HELD.answer.query], false],
])('a proposal in the editor, %s', (_name, held, texts, isAway) => {
  expect(texts.reduce((now, text) => followedTo(text, now), held).isAway).toBe(isAway);
});
