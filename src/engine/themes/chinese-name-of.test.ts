import { expect, it } from 'vitest';
import type { Entity } from '../../contract/themes.ts';
import { chineseNameOf } from './chinese-name-of.ts';

const rows: [entity: Entity, chinese: string | null][] = [
  [{ type: 'place', name: 'Kwun Tong' }, '觀塘'],
  [{ type: 'place', name: 'Tsim Sha Tsui' }, '尖沙咀'],
  [{ type: 'place', name: 'Central' }, '中環'],
  [{ type: 'person', name: 'Kwun Tong' }, null],
  [{ type: 'place', name: 'MegaBox' }, null],
  [{ type: 'product', name: 'nobody knows it' }, null],
];

it.each(rows)('%j is %s', (entity, chinese) => {
  expect(chineseNameOf(entity)).toBe(chinese);
});
