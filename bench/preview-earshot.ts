/** Ours: the verb that a tab calls, from the text of the query to counts, samples with their places, and the forecast. */
import { MEDIA_TYPES } from '../src/contract/media-types.ts';
import { previewTopic } from '../src/services/topics/preview-topic.ts';
import { type Answers, askAll } from './preview-asked.ts';
import { openRecentStore } from './recent-store.ts';

export async function previewByEarshot(file: string, posts: number, rounds: number, folder?: string): Promise<Answers> {
  const { context, actor, close } = await openRecentStore(file, posts, folder);
  const patient = new AbortController().signal;
  const answers = await askAll(rounds, async (inclusion) => {
    const input = { mediaTypes: MEDIA_TYPES, keywordInputMode: 'advanced', inclusion, exclusion: '' };
    return (await previewTopic(context, actor, input, patient)).last30Days;
  });
  await close();
  return answers;
}
