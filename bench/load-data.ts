/** The program on a data folder that holds posts, made where there is none yet. */
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { importFile, type LoadServer, startServer } from './load-server.ts';
import { endlessPosts, firstOf, writePosts } from './posts-files.ts';

interface Data {
  /** Kept as it is, for another run: the program works on a copy. Filled where it is not there; none: for this run alone. */
  folder: string | undefined;
  temporary: string;
  /** How many it is filled with. */
  posts: number;
}

export async function serverOnPosts({ folder, temporary, posts }: Data): Promise<LoadServer> {
  const kept = folder ?? path.join(temporary, 'kept');
  if (!existsSync(kept)) {
    console.error(`${posts.toLocaleString('en')} posts into ${kept}`);
    mkdirSync(kept, { recursive: true });
    const file = path.join(temporary, 'many.jsonl');
    await writePosts(file, firstOf(endlessPosts('many'), posts));
    await importFile(kept, file);
  }
  const dataDir = path.join(temporary, 'data');
  cpSync(kept, dataDir, { recursive: true });
  return startServer(dataDir);
}
