/** How much of what Meta allows is used up, as it says with its answers (rate limiting: headers). */
import { z } from 'zod';
import { parsedJson } from '../parsed-json.ts';

export interface Usage {
  /** The highest of all figures: 100 is all. */
  percent: number;
  /** Until it may be asked again, where it may not now. */
  regainMinutes: number;
}

const figure = z.number().nonnegative().catch(0);
const figures = z.object({
  call_count: figure,
  total_time: figure,
  total_cputime: figure,
  estimated_time_to_regain_access: figure,
});
const byBusiness = z.record(z.string(), z.array(figures));
/** A day: who asks for more can say so again then. */
const LONGEST = 24 * 60;

export function usageOf(headers: Headers): Usage {
  const plain = ['x-app-usage', 'x-page-usage'].map((name) => figures.safeParse(parsedJson(headers.get(name) ?? '')).data);
  const business = byBusiness.safeParse(parsedJson(headers.get('x-business-use-case-usage') ?? '')).data ?? {};
  const all = [...plain, ...Object.values(business).flat()].filter((one) => one !== undefined);
  return {
    percent: Math.max(0, ...all.map((one) => Math.max(one.call_count, one.total_time, one.total_cputime))),
    regainMinutes: Math.min(LONGEST, Math.max(0, ...all.map((one) => one.estimated_time_to_regain_access))),
  };
}
