/** fetch for an endpoint that is not trusted: follows no redirect, and reads no answer beyond a size. */
import { directFetch } from '../../direct-fetch.ts';

/** Reading an answer beyond `limit` bytes throws AnswerTooLarge. `heard` is told of each piece that comes, and of the head. */
export async function limitedFetch(
  limit: number,
  address: Parameters<typeof fetch>[0],
  init: RequestInit,
  heard: () => void,
): Promise<Response> {
  const response = await directFetch(address, init);
  heard();
  if (!response.body) return response;
  let size = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        heard();
        size += chunk.byteLength;
        if (size > limit) controller.error(new AnswerTooLarge());
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, { status: response.status, statusText: response.statusText, headers: response.headers });
}

export class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge';
}
