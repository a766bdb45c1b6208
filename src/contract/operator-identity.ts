/** The operator's call on the embedded sign-in service. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant } from './filter.ts';

export const rotatedKeys = z.object({
  /** Name of the key that signs from now on. */
  kid: z.string(),
  /** Until then tokens that the key before has signed count, unless they end earlier. */
  oldCountUntil: instant,
});
export type RotatedKeys = z.infer<typeof rotatedKeys>;

export const rotateSigningKeys = endpoint({
  method: 'POST',
  path: '/operator/identity/rotate-keys',
  access: 'operator',
  input: z.object({}),
  output: z.object({ data: rotatedKeys }),
});
