/** For pages that stay open: which of them may still be told something. */
import { tokensStillGood } from '../../stores/postgres/access-tokens.ts';
import { stillSignedIn as devicesStillSignedIn } from '../../stores/postgres/devices.ts';
import type { Environment } from '../environment.ts';

/** By what somebody was let in: a device, or an access token. */
export type LetIn = { device: number } | { token: number };

/** Answers whether one of these is in still. */
export async function stillSignedIn({ postgres }: Environment, all: readonly LetIn[]): Promise<(one: LetIn) => boolean> {
  const devices = await devicesStillSignedIn(postgres, [...new Set(all.flatMap((one) => ('device' in one ? one.device : [])))]);
  const tokens = await tokensStillGood(postgres, [...new Set(all.flatMap((one) => ('token' in one ? one.token : [])))]);
  return (one) => ('device' in one ? devices.has(one.device) : tokens.has(one.token));
}
