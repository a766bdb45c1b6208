import { describe, expect, it } from 'vitest';
import type { OwnEntity } from '../../../contract/entities.ts';
import { findNames } from './find-names.ts';

const NAMES = [
  ['Zorba', '佐巴'],
  ['apple Inc.', '{Apple}'],
  ['Bakery 10', 'Ｂ１０'],
  ['Bakery 9', ''],
].map(
  ([name = '', alias], id): OwnEntity => ({
    id: String(id),
    type: 'organisation',
    name,
    aliases: alias ? [alias] : [],
    updatedAt: '',
    updatedBy: null,
  }),
);

describe('findNames', () => {
  it.each([
    ['everything, in order', '', ['apple Inc.', 'Bakery 9', 'Bakery 10', 'Zorba']],
    ['by a part of a name', ' BAK', ['Bakery 9', 'Bakery 10']],
    ['by an alias', '巴', ['Zorba']],
    ['by an alias in braces', '{app', ['apple Inc.']],
    ['whatever the width', 'b10', ['Bakery 10']],
    ['nothing', 'nobody', []],
  ])('%s', (_, text, expected) => {
    expect(findNames(NAMES, text, 'en').map(({ name }) => name)).toEqual(expected);
  });
});
