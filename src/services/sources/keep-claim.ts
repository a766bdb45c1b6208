import { type HeldClaim, renewClaim } from '../../stores/postgres/source-claims.ts';
import type { Environment } from '../environment.ts';

/** For so long nobody else takes a source over; a reading is given up before. */
export const CLAIM_MS = 5 * 60_000;

/** Before something that was read is stored, which may take long. False where somebody else asks it by now. */
export function keepClaim({ postgres, now }: Environment, held: HeldClaim): Promise<boolean> {
  return renewClaim(postgres, held, new Date(now().getTime() + CLAIM_MS));
}
