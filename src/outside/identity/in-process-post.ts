/** Posts a form to a Node request handler of this very process, without a socket. */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { TokenAnswer } from './token-endpoint.ts';

/** Keeps the last chunk that is written: enough for a handler that answers with one JSON text. */
class CapturedResponse extends ServerResponse {
  constructor(
    request: IncomingMessage,
    private readonly captured: (text: string) => void,
  ) {
    super(request);
  }

  override end(chunk?: unknown): this {
    this.captured(typeof chunk === 'string' || Buffer.isBuffer(chunk) ? chunk.toString() : '');
    return this;
  }
}

export function inProcessPost(
  handler: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  host: string,
  path: string,
  form: Record<string, string>,
): Promise<TokenAnswer> {
  const body = Buffer.from(new URLSearchParams(form).toString());
  const request = new IncomingMessage(new Socket());
  request.method = 'POST';
  request.url = path;
  request.headers = { host, 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) };
  request.push(body);
  request.push(null);
  return new Promise((resolve, reject) => {
    const response = new CapturedResponse(request, (text) => {
      try {
        resolve({ status: response.statusCode, body: text === '' ? null : JSON.parse(text) });
      } catch (error) {
        reject(new Error(`${path} answered no JSON`, { cause: error }));
      }
    });
    // Where it has answered, this says nothing more.
    handler(request, response).then(() => reject(new Error(`${path} gave no answer`)), reject);
  });
}
