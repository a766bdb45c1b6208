/** For pages that stay open: which of these devices may still be told something. */
import { stillSignedIn as find } from '../../stores/postgres/devices.ts';
import type { Environment } from '../environment.ts';

export function stillSignedIn({ postgres }: Environment, devices: readonly number[]): Promise<Set<number>> {
  return find(postgres, devices);
}
