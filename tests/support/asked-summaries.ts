/** Summaries of a few posts about a ferry, by a model that a test scripts; nothing is kept from one test to the next. */
import type { ImportedPost } from '../../src/contract/posts.ts';
import { createLanguageModel } from '../../src/outside/language-model/client.ts';
import type { Actor } from '../../src/services/environment.ts';
import { deleteSummariesBefore } from '../../src/stores/postgres/kept-summaries.ts';
import { deleteModelCallsBefore } from '../../src/stores/postgres/model-calls.ts';
import { type ChatRequest, type LanguageModelServer, startLanguageModelServer } from './language-model-server.ts';
import { openTestStores, TEST_NOW, type TestStores } from './stores.ts';
import { type TopicOfPosts, topicOfPosts } from './topic-of-posts.ts';

export const FERRY = [
  'The Star Ferry suspended its Wan Chai service on Monday after a generator fire at the pier injured 3 passengers.',
  'Passengers complained that no staff told them about the suspension until 9 in the morning.',
  'The operator apologised and promised full refunds for monthly tickets within 14 days.',
  'Residents of Wan Chai fear that the pier will stay closed until summer.',
].map((content, at): Partial<ImportedPost> => ({ content, likes: at, author: `ann${at}` }));

export interface SentMaterial {
  topics?: string[];
  posts?: { n: number; of?: number[]; text: string }[];
  sentences?: { text: string; posts: number[] }[];
}

export interface AskedSummaries {
  stores: TestStores;
  server: LanguageModelServer;
  ann: Actor;
  /** Of FERRY. */
  topic: TopicOfPosts;
  /** What the model was sent, one for each question. */
  asked(): SentMaterial[];
  /** As before the first test, with a model of so many tokens to a question. */
  begin(materialTokens?: number): Promise<void>;
  close(): Promise<void>;
}

const FAR = new Date('2100-01-01T00:00:00Z');

export async function openAskedSummaries(): Promise<AskedSummaries> {
  const stores = await openTestStores();
  const server = await startLanguageModelServer();
  const ann = await stores.createOrganisation({ name: 'Ann' });
  const topic = await topicOfPosts(stores, ann, FERRY);
  const { environment } = stores;
  const times = { timeoutMs: 10_000, idleMs: 10_000, now: () => stores.clock.now, pause: async () => undefined };
  return {
    stores,
    server,
    ann,
    topic,
    asked: () => server.requests.map(({ body }) => materialIn(body)),
    async begin(materialTokens = 6000) {
      stores.clock.now = TEST_NOW;
      const options = { baseUrl: server.baseUrl, apiKey: null, model: 'tiny', concurrency: 4, materialTokens, ...times };
      environment.languageModel = createLanguageModel(options);
      server.script(repeating);
      await deleteSummariesBefore(environment.postgres, FAR);
      await deleteModelCallsBefore(environment.postgres, FAR, 10_000);
    },
    async close() {
      await server.close();
      await stores.close();
    },
  };
}

export function materialIn(request: ChatRequest): SentMaterial {
  return JSON.parse(request.messages[1]?.content ?? '') as SentMaterial;
}

/** Says what each post says, to the letter. */
function repeating(request: ChatRequest) {
  const { posts = [], sentences } = materialIn(request);
  return { say: { sentences: sentences ?? posts.map(({ n, text }) => ({ text, posts: [n] })) } };
}
