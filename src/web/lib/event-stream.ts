/**
 * Server-sent events as the gateway writes them: each event is one line of data, an empty line ends it, a line that begins with a colon
 * only keeps the connection open. (The browser's own EventSource can bring no token.)
 */

/** Milliseconds; the gateway writes something every 20 seconds, so that a stream which is silent for longer has lost its other end. */
const LONGEST_SILENCE = 60_000;

export async function* eventData(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = '';
  let silence: ReturnType<typeof setTimeout> | undefined;
  const read = () => {
    clearTimeout(silence);
    silence = setTimeout(() => void reader.cancel(), LONGEST_SILENCE);
    return reader.read();
  };
  try {
    for (let { value, done } = await read(); !done; { value, done } = await read()) {
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.startsWith('data:')) yield line.slice('data:'.length).trim();
    }
  } finally {
    clearTimeout(silence);
    await reader.cancel();
  }
}
