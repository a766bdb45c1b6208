/** What a file is called: the topic and the days it covers, in characters that any file system takes. */

import { zoneOffsets } from '../../engine/analysis/zone-offsets.ts';
import type { Asked } from '../analysis/asked.ts';

/** Characters; with days and extension well below the 255 bytes that file systems take, in Chinese too. */
const LONGEST = 60;

export function fileName(topic: string, { scope, timezone }: Pick<Asked, 'scope' | 'timezone'>, extension: string): string {
  const offset = zoneOffsets(timezone);
  const day = (at: number) => new Date(at + offset(at)).toISOString().slice(0, 10);
  const last = Math.max(scope.start.getTime(), scope.end.getTime() - 1);
  // Separators, reserved and control characters, and what turns the direction of writing; no dots or spaces at the ends.
  const safe = topic.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/:*?"<>|%]+/gu, ' ').replaceAll(/\s+/g, ' ');
  const name = [...safe]
    .slice(0, LONGEST)
    .join('')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '');
  return `${name || 'posts'} ${day(scope.start.getTime())} ${day(last)}.${extension}`;
}

/** For `content-disposition` (RFC 6266): the name in ASCII, and as it is (RFC 5987). */
export function attachment(name: string): string {
  const ascii = name.replaceAll(/[^\x20-\x7E]+/g, '_').replaceAll(/["\\]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
