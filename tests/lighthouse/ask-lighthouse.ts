/** Asks Lighthouse of one page, in the browser that listens on a port, and reads what it answers. */
import { pathToFileURL } from 'node:url';

export const FORMS = ['desktop', 'mobile'] as const;
type Form = (typeof FORMS)[number];

/** What is read of its results. */
interface Report {
  finalDisplayedUrl: string;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; numericValue?: number; displayValue?: string }>;
}

interface Lighthouse {
  default(address: string, flags: object, config?: object): Promise<{ lhr: Report } | undefined>;
  desktopConfig: object;
}

interface Answer {
  address: string;
  /** Of 1. */
  scores: Record<string, number>;
  metrics: Record<string, number>;
  costs: string[];
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

export async function askLighthouse(address: string, form: Form, port: number): Promise<Answer> {
  const { LIGHTHOUSE: module = '' } = process.env;
  const lighthouse = (await import(pathToFileURL(module).href)) as Lighthouse;
  // Who is signed in is in the storage.
  const flags = { port, disableStorageReset: true, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES };
  const answer = await lighthouse.default(address, flags, form === 'desktop' ? lighthouse.desktopConfig : undefined);
  if (!answer) throw new Error(`no answer about ${address}`);
  const { finalDisplayedUrl, categories, audits } = answer.lhr;
  const costs = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const { score = null, title = id, displayValue = '' } = audits[id] ?? {};
      return weight > 0 && score !== null && score < 0.9 ? [`${title} ${displayValue}`.trim()] : [];
    }),
  );
  return {
    address: finalDisplayedUrl,
    scores: Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, score ?? 0])),
    metrics: Object.fromEntries(Object.entries(audits).map(([id, { numericValue = 0 }]) => [id, numericValue])),
    costs,
  };
}
