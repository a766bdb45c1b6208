/** A stored entity as it goes out. */
import type { z } from 'zod';
import { entity, type namedEntity } from '../../contract/themes.ts';
import { chineseNameOf } from '../../engine/themes/chinese-name-of.ts';

/** `stored`: `type name`, as rows have it. */
export function wireEntity(stored: string): z.infer<typeof namedEntity> {
  const [type = ''] = stored.split(' ', 1);
  const named = entity.parse({ type, name: stored.slice(type.length + 1) });
  return { ...named, chineseName: chineseNameOf(named) };
}
