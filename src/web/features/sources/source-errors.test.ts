import { describe, expect, it } from 'vitest';
import { CallError } from '../../lib/call-error.ts';
import { addressProblem, checkAddress, refusalOf } from './source-errors.ts';

describe('what is wrong with an address', () => {
  it.each([
    ['nothing', 'https://example.org/feed', null],
    ['nothing, without its beginning', 'example.org', null],
    ['it is not there', '   ', 'addressRequired'],
    ['it is too long', `https://example.org/${'a'.repeat(4096)}`, 'addressTooLong'],
    ['half a character', 'https://example.org/\ud800', 'addressUnreadable'],
  ])('%s', (_, address, expected) => {
    expect(checkAddress(address)).toBe(expected);
  });
});

describe('what the server says', () => {
  it.each([
    [
      'of the address',
      new CallError('invalid', '', { status: 400, fields: { address: 'addressUnreadable' } }),
      'addressUnreadable',
    ],
    ['that it is followed', new CallError('invalid', '', { status: 400, fields: { address: 'sourceTwice' } }), 'sourceTwice'],
    ['that something stands in the way', new CallError('conflict', '', { status: 409 }), null],
    [
      'something else of it',
      new CallError('invalid', '', { status: 400, fields: { address: 'malformed' } }),
      'addressUnreadable',
    ],
    ['nothing of it', new CallError('limit_reached', '', { status: 403 }), null],
    ['nothing at all', new Error('lost'), null],
  ])('%s', (_, error, expected) => {
    expect(addressProblem(error)).toBe(expected);
  });

  it.each([
    ['there is no room', new CallError('limit_reached', '', { status: 403 }), 'full'],
    ['the source is gone', new CallError('not_found', '', { status: 404 }), 'gone'],
    ['the subscription ended', new CallError('forbidden', '', { status: 403 }), 'ended'],
    ['too often', new CallError('rate_limited', '', { status: 429 }), 'tooOften'],
    ['another window', new CallError('conflict', '', { status: 409 }), 'overtaken'],
    ['no answer', new CallError('network', '', { status: 0 }), 'unreachable'],
    ['whatever else', new CallError('internal', '', { status: 500 }), 'unknown'],
    ['no error of ours', new Error('lost'), 'unknown'],
  ])('%s', (_, error, expected) => {
    expect(refusalOf(error)).toBe(expected);
  });
});
