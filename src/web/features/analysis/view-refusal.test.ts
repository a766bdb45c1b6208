import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../contract/limits.ts';
import { CallError } from '../../lib/call-error.ts';
import { checkViewName, viewRefusal } from './view-refusal.ts';

describe('checkViewName', () => {
  it.each([
    ['a name', ' Angry forums ', null],
    ['nothing', '  ', { name: 'nameRequired' }],
    ['too much', 'x'.repeat(LIMITS.viewNameLength + 1), { name: 'nameTooLong' }],
    ['what cannot be kept', 'a\0', { name: 'malformed' }],
  ])('%s', (_, name, expected) => {
    expect(checkViewName(name)).toEqual(expected);
  });
});

describe('viewRefusal', () => {
  const failed = (code: CallError['code'], fields = {}) => new CallError(code, '', { status: 400, fields });
  it.each([
    ['a taken name', failed('invalid', { name: 'viewNameTaken' }), { name: 'viewNameTaken' }],
    ['more than is kept', failed('invalid', { search: 'viewTooLong' }), { other: 'tooLong' }],
    ['no more places', failed('limit_reached'), { other: 'full' }],
    ['a view or topic that is gone', failed('not_found'), { other: 'gone' }],
    ['an ended subscription', failed('forbidden'), { other: 'ended' }],
    ['no answer', failed('network'), { other: 'unreachable' }],
    ['anything else', failed('internal'), { other: 'unknown' }],
    ['what is no answer at all', new Error('broken'), { other: 'unknown' }],
  ])('%s', (_, error, expected) => {
    expect(viewRefusal(error)).toEqual(expected);
  });
});
