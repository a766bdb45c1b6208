/** The peer: asks and parses the same feeds with the same libraries, and does nothing with what they say. */
import { parseFeed } from 'feedsmith';
import { Agent, request } from 'undici';

export interface BareFigures {
  readings: number;
  cpuSeconds: number;
}

/** `readings`: one after the other over all feeds, each with the ETag of its last one, after a first that is not counted. */
export async function collectBare(port: number, feeds: number, readings: number): Promise<void> {
  const agent = new Agent({
    connect: { lookup: (_host, _options, found) => found(null, [{ address: '127.0.0.1', family: 4 }]) },
  });
  const etags = new Map<number, string>();
  const read = async (feed: number) => {
    const etag = etags.get(feed);
    const headers = etag ? { 'if-none-match': etag } : {};
    const answer = await request(`http://f${feed}.example:${port}/${feed}`, { dispatcher: agent, headers });
    const text = await answer.body.text();
    const { etag: given } = answer.headers;
    if (typeof given === 'string') etags.set(feed, given);
    if (answer.statusCode === 200) parseFeed(text);
  };
  for (let feed = 0; feed < feeds; feed++) await read(feed);
  const before = process.cpuUsage();
  for (let at = 0; at < readings; at++) await read(at % feeds);
  const { user, system } = process.cpuUsage(before);
  await agent.destroy();
  console.log(JSON.stringify({ readings, cpuSeconds: (user + system) / 1e6 } satisfies BareFigures));
}
