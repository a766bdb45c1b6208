/** A post as an importer would hand it over: valid and with an id of its own, but for what is given. */
import { randomUUID } from 'node:crypto';
import type { ImportedPost } from '../../src/contract/posts.ts';

export function importedPostOf(given: Partial<ImportedPost> = {}): ImportedPost {
  return {
    media_type: 'news',
    id: randomUUID(),
    published_at: '2026-03-09T04:00:00.000Z',
    title: 'The ferry is late',
    content: 'Nobody at the pier knows why.',
    ...given,
  };
}
