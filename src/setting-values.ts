/** What the value of a setting may be, each with what is said of any other. The name of the variable stands before it. */
import { z } from 'zod';

export const httpUrl = z
  .string()
  .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), 'must be an http:// or https:// address');
export const postgresUrl = z.string().refine((value) => /^postgres(ql)?:\/\//.test(value), 'must be a postgres:// address');

export const whole = (from: number, to: number) =>
  z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(from, `must be ${from} to ${to}`)
    .max(to, `must be ${from} to ${to}`);

/** What a header may hold. */
export const apiKey = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]+$/, 'must be one word of ASCII letters, digits and signs')
  .optional();
