/** Posts of the demo's generator as a file, however many. `node scripts/run-ts.mjs bench/demo-posts.ts 1000000 FILE`, with the folder there. */
import { endlessPosts, firstOf, writePosts } from './posts-files.ts';

const [count = '', file = ''] = process.argv.slice(2);
await writePosts(file, firstOf(endlessPosts('many'), Number(count)));
