/**
 * The one way by which connectors ask the web. Only addresses of the public internet are asked, at every redirect anew; time and
 * size are limited; what goes wrong becomes a SourceFailure. Nothing is repeated here, and nothing is remembered but connections:
 * when a source is asked again is the schedule's decision.
 */
import { Agent, request } from 'undici';
import { isRedirect } from '../../../direct-fetch.ts';
import { joinSignals } from '../../../joined-signals.ts';
import { timeLimit } from '../../../time-limit.ts';
import { challenged, isChallenge } from '../challenge.ts';
import { SourceFailure } from '../source-failure.ts';
import type { WebAnswer, WebFetch, WebRequest } from '../web-fetch.ts';
import { answerFailure } from './answer-failure.ts';
import { type Connect, checkedConnect, type Lookup } from './checked-connect.ts';
import { beginsAsText, isText } from './content-type.ts';
import { decodeText } from './decode-text.ts';
import { headersGiven, headersReceived } from './headers.ts';
import { networkFailure } from './network-failure.ts';
import { isOwnAddress } from './own-network.ts';
import { isPublicAddress } from './public-address.ts';
import { raced } from './raced.ts';
import { ENCODINGS, readBody, type SizeLimits, unpackedFile } from './read-body.ts';
import { headersAfter, locationIn } from './redirects.ts';
import { productOf } from './user-agent.ts';
import { webAddress } from './web-address.ts';

/** Milliseconds, and bytes. */
export interface WebLimits extends SizeLimits {
  /** Of a name's look-up, and again of each attempt to connect. */
  connectMs: number;
  /** From the question to the headers of the answer. */
  headersMs: number;
  /** Of a request with all its redirects and its whole answer: a slow drip ends here. */
  wholeMs: number;
  redirects: number;
}

export interface GuardedFetchOptions {
  /** Truthful, with where to learn more: `Earshot/1.0 (+https://earshot.example)`. */
  userAgent: string;
  now(): Date;
  limits?: Partial<WebLimits>;
  /** Default: the public internet but for this machine. */
  allowed?: (address: string) => boolean;
  /** Default: the resolver of the machine. */
  lookup?: Lookup;
  connect?: Connect;
}

export interface GuardedFetch {
  fetch: WebFetch;
  /** Ends the connections, and with them what is still under way. */
  close(): Promise<void>;
}

const LIMITS: WebLimits = {
  connectMs: 10_000,
  headersMs: 20_000,
  wholeMs: 45_000,
  redirects: 5,
  received: 8 * 1024 * 1024,
  unpacked: 16 * 1024 * 1024,
};

const ACCEPT =
  'application/atom+xml, application/rss+xml, application/json;q=0.9, application/xml;q=0.9, text/html;q=0.8, */*;q=0.5';

const EMPTY: ReadonlySet<number> = new Set([204, 205, 304]);

/** A place where something is asked for, with the headers that may be told to it. */
interface Hop {
  address: URL;
  headers: Headers;
  left: number;
}

/** An answer before its text. */
interface Said {
  status: number;
  headers: Headers;
  body: AsyncIterable<Uint8Array>;
}

export function openGuardedFetch(options: GuardedFetchOptions): GuardedFetch {
  const limits = { ...LIMITS, ...options.limits };
  const { lookup, connect, allowed = isOthersAddress } = options;
  const askedAs = productOf(options.userAgent);
  const agent = new Agent({
    connect: checkedConnect({ lookup, connect, allowed, connectMs: limits.connectMs }),
    headersTimeout: limits.headersMs,
    bodyTimeout: limits.wholeMs,
  });

  /** An answer, or where to ask instead. */
  async function ask({ address, headers, left }: Hop, asking: WebRequest, signal: AbortSignal): Promise<WebAnswer | Hop> {
    const sent = { accept: ACCEPT, ...Object.fromEntries(headers), ...own() };
    // The client takes notice of a signal once it is connected; looking up and connecting are left behind without it.
    const asked = raced(request(address, { dispatcher: agent, signal, ...sentWith(asking, sent) }), signal);
    const { statusCode, body, ...answer } = await asked.catch((error: unknown) => {
      throw networkFailure(error, address.host);
    });
    const received = headersReceived(answer.headers);
    try {
      const failure = answerFailure(statusCode, received, address.host, options.now());
      const location = isRedirect(statusCode) ? locationIn(received) : null;
      if (location !== null) return nextHop({ address, headers, left }, location, asking);
      if (failure) throw await answered(failure, asking, { status: statusCode, headers: received, body }, address.host);
      const isEmpty = asking.statusAlone || EMPTY.has(statusCode);
      const text = isEmpty ? '' : await read(body, received, address.host, asking.isTextFile);
      return { status: statusCode, url: address.href, askedAs, headers: received, text };
    } catch (error) {
      throw networkFailure(error, address.host);
    } finally {
      // Whatever was not read is not wanted; an answer that was read to its end does not mind.
      body.on('error', ignored).destroy();
    }
  }

  /** With what was said, where that is to be known. */
  async function answered(failure: SourceFailure, asking: WebRequest, said: Said, host: string): Promise<SourceFailure> {
    const { status, headers, body } = said;
    const isRead = asking.readsErrors && isText(headers.get('content-type')) !== 'no';
    if (!isRead && !asking.statusAlone) return failure;
    const text = isRead ? await read(body, headers, host).catch(() => '') : '';
    const answer = { status, headers, text };
    const refusal = new SourceFailure(failure.kind, failure.message, failure.until, answer);
    return isChallenge(refusal) ? challenged(host, answer) : refusal;
  }

  async function read(body: AsyncIterable<Uint8Array>, headers: Headers, host: string, isTextFile = false): Promise<string> {
    const type = headers.get('content-type');
    const kind = isTextFile ? 'yes' : isText(type);
    if (kind === 'no') throw notText(host, type);
    const bytes = await readBody(body, headers.get('content-encoding'), limits, host);
    const { text } = decodeText(isTextFile ? await unpackedFile(bytes, limits, host) : bytes, type);
    if (kind === 'beginning' && !beginsAsText(text)) throw notText(host, type);
    return text;
  }

  function own() {
    return { 'user-agent': options.userAgent, 'accept-encoding': ENCODINGS };
  }

  async function fetch(asked: WebRequest): Promise<WebAnswer> {
    const { signal, end } = joinSignals(asked.signal, timeLimit(limits.wholeMs));
    try {
      const address = webAddress(asked.url);
      let hop: Hop = { address, headers: headersGiven(asked, address.host), left: limits.redirects };
      for (;;) {
        const outcome = await ask(hop, asked, signal);
        if ('text' in outcome) return outcome;
        hop = outcome;
      }
    } catch (error) {
      // Whoever called it off wants to hear so, and not that the source is ill.
      asked.signal?.throwIfAborted();
      throw error;
    } finally {
      end();
    }
  }

  return { fetch, close: () => agent.destroy() };
}

function sentWith(asking: WebRequest, headers: Record<string, string>) {
  const posted = postedBy(asking);
  if (!posted) return { headers };
  return { method: 'POST' as const, headers: { ...headers, 'content-type': posted.type }, body: posted.text };
}

function postedBy({ body, form }: WebRequest): WebRequest['body'] {
  return body ?? (form && { type: 'application/x-www-form-urlencoded', text: new URLSearchParams(form).toString() });
}

/** @throws SourceFailure */
function nextHop({ address, headers, left }: Hop, location: string, asking: WebRequest): Hop {
  if (postedBy(asking)) throw new SourceFailure('refused', `${address.host} sends us elsewhere with what it was told`);
  if (left === 0) throw new SourceFailure('unreachable', `${address.host} sends us from one place to the next without end`);
  const next = webAddress(location, address);
  if (asking.mayFollow?.(next.href) === false) {
    throw new SourceFailure('refused', `${address.host} sends us to a place that is not to be asked`);
  }
  return { address: next, headers: headersAfter(headers, address, next), left: left - 1 };
}

function isOthersAddress(address: string): boolean {
  return isPublicAddress(address) && !isOwnAddress(address);
}

function notText(host: string, type: string | null): SourceFailure {
  return new SourceFailure('unreadable', `${host} sent ${type?.split(';')[0] ?? 'something'}, which is not text to be read`);
}

function ignored(): void {
  // The failure of a body that nobody reads any more.
}
