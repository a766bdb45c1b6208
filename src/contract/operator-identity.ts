/** The operator's call on the embedded sign-in service. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant } from './filter.ts';

export const rotatedKeys = z.object({
  /** Name of the key that signs from now on. */
  kid: z.string(),
  /** Until then tokens that the keys before have signed count, unless they end earlier. */
  oldCountUntil: instant,
});
export type RotatedKeys = z.infer<typeof rotatedKeys>;

export const rotateSigningKeys = endpoint({
  method: 'POST',
  path: '/operator/identity/rotate-keys',
  access: 'operator',
  summary: 'Sign tokens by another key from now on',
  /** `atOnce`: tokens and cookies that keys before have signed count no more, as where a key has leaked. */
  input: z.object({ atOnce: z.boolean().default(false) }),
  output: z.object({ data: rotatedKeys }),
});
