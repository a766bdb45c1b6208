/** Sources of a test: what each address answers, and what it was asked. Opens no socket. */
import { SourceFailure } from '../../src/outside/connectors/source-failure.ts';
import type { WebAnswer, WebFetch, WebRequest } from '../../src/outside/connectors/web-fetch.ts';

export type MadeUpAnswer = string | ((request: WebRequest) => Partial<WebAnswer> | Promise<Partial<WebAnswer>>);

export interface MadeUpWeb {
  fetchWeb: WebFetch;
  /** Tests change what an address answers. */
  answers: Record<string, MadeUpAnswer>;
  asked: WebRequest[];
}

export function madeUpWeb(answers: Record<string, MadeUpAnswer> = {}): MadeUpWeb {
  const asked: WebRequest[] = [];
  const fetchWeb: WebFetch = async (request) => {
    asked.push(request);
    request.signal?.throwIfAborted();
    const answer = answers[request.url];
    if (answer === undefined) throw new SourceFailure('unreachable', `${new URL(request.url).host} does not answer`);
    const given = typeof answer === 'string' ? { text: answer } : await answer(request);
    return { status: 200, url: request.url, headers: new Headers(), text: '', ...given };
  };
  return { fetchWeb, answers, asked };
}

/** An item without `at` names no time. */
export interface MadeUpItem {
  title: string;
  link: string;
  at?: string;
  text?: string;
}

export function madeUpFeed(items: readonly MadeUpItem[], title = 'Harbour News'): string {
  const written = items.map(
    ({ title: said, link, at, text = '' }) =>
      `<item><title>${said}</title><link>${link}</link>${at ? `<pubDate>${new Date(at).toUTCString()}</pubDate>` : ''}<description>${text}</description></item>`,
  );
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>${title}</title>${written.join('')}</channel></rss>`;
}
