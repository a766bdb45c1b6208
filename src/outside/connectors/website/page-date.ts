/** When a page of the web was published, as it says itself, for somebody who has it kept. Nothing is asked that the robots.txt forbids. */
import type { Reader } from '../reading.ts';
import { readRobots } from '../robots/read-robots.ts';
import { SourceFailure } from '../source-failure.ts';
import { zoneOf } from '../zone-of-host.ts';
import { articleOf } from './article.ts';

/** null where it does not say, is no article, or is not to be had before the signal of `reader`. */
export async function pageDate(reader: Reader, url: string): Promise<Date | null> {
  try {
    const robots = await readRobots(reader, url);
    if (!robots.isAllowed(url)) return null;
    const mayFollow = (to: string) => robots.hosts.has(new URL(to).host) && robots.isAllowed(to);
    const answer = await reader.fetchWeb({ url, mayFollow, signal: reader.signal });
    const article = articleOf({ html: answer.text, ...answer }, reader.now(), zoneOf(url));
    return typeof article === 'string' ? null : article.published;
  } catch (error) {
    if (error instanceof SourceFailure || reader.signal?.aborted) return null;
    throw error;
  }
}
