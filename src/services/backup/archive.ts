/** The tar archive of a backup: members one after the other, each small enough to be held in memory. */
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract, pack } from 'tar-stream';

export interface Member {
  name: string;
  bytes: Buffer;
}

/** Of one member; a part of a backup has a few megabytes, its manifest a hundred bytes for each part. */
const LARGEST = 512 * 1024 * 1024;

/** What holds secrets is for whoever made it alone, also where somebody unpacks it by tar. */
const MODE = 0o600;

/** Takes members no faster than its bytes are taken, and leaves them when it is left. */
export async function* packMembers(members: AsyncGenerator<Member>, mtime: Date): AsyncGenerator<Buffer> {
  const archive = pack();
  const add = ({ name, bytes }: Member) =>
    new Promise<void>((resolve, reject) => {
      const done = (error?: Error | null) => (error ? reject(error) : resolve());
      archive.entry({ name, size: bytes.length, mode: MODE, mtime }, done).end(bytes);
    });
  const adding = (async () => {
    for await (const member of members) await add(member);
    archive.finalize();
  })();
  adding.catch((error: Error) => archive.destroy(error));
  try {
    for await (const chunk of archive) yield chunk as Buffer;
    await adding;
  } finally {
    archive.destroy();
    await members.return(undefined);
  }
}

/** @throws where the file is no tar archive, or ends too early */
export async function* readMembers(file: string, wanted: (name: string) => boolean = () => true): AsyncGenerator<Member> {
  const archive = extract();
  const reading = pipeline(createReadStream(file, { highWaterMark: 1024 * 1024 }), archive);
  reading.catch(() => undefined);
  for await (const entry of archive) {
    const { name, size = 0 } = entry.header;
    if (!wanted(name) || size > LARGEST) {
      entry.resume();
      continue;
    }
    yield { name, bytes: await buffer(Readable.from(entry)) };
  }
  await reading;
}
