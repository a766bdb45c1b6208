/** How often somebody may call in a minute, and how an operator says so. */
import { z } from 'zod';

/** What counts for each person: every kind costs a store, a worker, or somebody outside. `pushes`: of one webhook. */
export const CALL_KINDS = ['analysis', 'previews', 'exports', 'searches', 'pushes'] as const;
export type CallKind = (typeof CALL_KINDS)[number];

/** `address`: calls of any kind, by where they come from; a page with many charts asks a few dozen times when it opens. */
export type CallsPerMinute = Record<CallKind | 'address', number>;

export const CALLS_PER_MINUTE: CallsPerMinute = {
  address: 1200,
  analysis: 600,
  previews: 120,
  exports: 60,
  searches: 60,
  pushes: 600,
};

/** `analysis=600, exports=60`: those that are named, instead of what holds without. */
export const callsPerMinute = z.string().transform((value, context): CallsPerMinute => {
  const limits = { ...CALLS_PER_MINUTE };
  for (const part of value.split(',')) {
    const { name = '', most = '' } = /^\s*(?<name>\w+)=(?<most>[1-9]\d{0,8})\s*$/.exec(part)?.groups ?? {};
    if (isCallLimit(name) && most !== '') limits[name] = Number(most);
    else
      context.addIssue({
        code: 'custom',
        message: `must be NAME=NUMBER, separated by commas, of ${Object.keys(limits).join(', ')}`,
      });
  }
  return limits;
});

function isCallLimit(name: string): name is keyof CallsPerMinute {
  return Object.hasOwn(CALLS_PER_MINUTE, name);
}
