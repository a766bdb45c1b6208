/** Posts to be translated for two organisations that they concern, and who translates them: a server of LibreTranslate, a language model. */
import { randomUUID } from 'node:crypto';
import type { ImportedPost } from '../../src/contract/posts.ts';
import type { Translation, TranslationLanguage } from '../../src/contract/translations.ts';
import { createLanguageModel } from '../../src/outside/language-model/client.ts';
import { createLibreTranslate, type LibreTranslateOptions } from '../../src/outside/libretranslate/libretranslate.ts';
import type { Actor } from '../../src/services/environment.ts';
import { postId } from '../../src/services/mentions/identity.ts';
import { ingestPosts } from '../../src/services/mentions/ingest.ts';
import { createTopic } from '../../src/services/topics/create-topic.ts';
import { translatePost } from '../../src/services/translations/translate-posts.ts';
import { runAll } from '../../src/workers/runner.ts';
import { type ChatRequest, type LanguageModelServer, type Step, startLanguageModelServer } from './language-model-server.ts';
import { type LibreTranslateServer, startLibreTranslateServer } from './libretranslate-server.ts';
import { importedPostOf } from './post.ts';
import { openTestStores, TEST_NOW, type TestStores } from './stores.ts';
import { topicDraft } from './topic-draft.ts';

export interface Translating {
  stores: TestStores;
  machine: LibreTranslateServer;
  model: LanguageModelServer;
  ann: Actor;
  ben: Actor;
  /** Stored, and a mention of theirs. Answers its id. */
  post(given: Partial<ImportedPost>): Promise<string>;
  translate(feedId: string, language: TranslationLanguage, actor?: Actor): Promise<Translation>;
  /** As at the beginning: nobody translates, and who could does it well. */
  reset(): void;
  withMachine(given?: Partial<LibreTranslateOptions>): void;
  withModel(): void;
  close(): Promise<void>;
}

export const CHINESE = '政府公布新政策，市民可以在網上登記。';
/** Each test has texts of its own: what was translated once is kept for all. */
export const unique = () => `第${randomUUID().replace(/\D/g, '').padEnd(12, '7').slice(0, 12)}號`;
/** As long as a translation would be. */
export const english = (text: string) => text.replace(/\p{Script=Han}+/gu, 'the words of it');
export const still = new AbortController().signal;

const chinese = (said: string) => (text: string) => text.replace(/[A-Za-z]{2,}( [A-Za-z]{2,})*/g, said);
const SAID: Record<string, (text: string) => string> = {
  en: english,
  'zh-Hant': chinese('發展的話'),
  'zh-Hans': chinese('发展的话'),
  zh: chinese('发展的话'),
};
export const sayWell = (text: string, to: string) => SAID[to]?.(text) ?? text;

export async function openTranslating(): Promise<Translating> {
  const [stores, machine, model] = await Promise.all([openTestStores(), startLibreTranslateServer(), startLanguageModelServer()]);
  const { environment } = stores;
  const author = `a${randomUUID().replaceAll('-', '')}`;
  const member = async () => {
    const actor = await stores.createOrganisation();
    const said = { keywordInputMode: 'advanced', inclusion: `author:${author}`, exclusion: '' };
    await createTopic(environment, actor, topicDraft(said));
    return actor;
  };
  const [ann, ben] = await Promise.all([member(), member()]);
  await runAll(environment, TEST_NOW);
  return {
    stores,
    machine,
    model,
    ann,
    ben,
    async post(given) {
      const imported = importedPostOf({ id: randomUUID(), title: '', author, ...given });
      await ingestPosts(environment, [imported]);
      return postId(imported.media_type, imported.id);
    },
    translate: (feedId, language, actor = ann) => translatePost(environment, actor, { feedId, language }, still),
    reset() {
      stores.clock.now = TEST_NOW;
      stores.log.length = 0;
      Object.assign(environment, { languageModel: null, libreTranslate: null });
      machine.become({ say: sayWell });
      model.script(translatingModel);
    },
    withMachine(given) {
      const options = { baseUrl: machine.baseUrl, apiKey: null, timeoutMs: 5000, concurrency: 2, pause: async () => undefined };
      environment.libreTranslate = createLibreTranslate({ ...options, now: () => stores.clock.now, ...given });
    },
    withModel() {
      environment.languageModel = createLanguageModel({
        baseUrl: model.baseUrl,
        apiKey: null,
        model: 'tiny',
        timeoutMs: 10_000,
        idleMs: 10_000,
        concurrency: 4,
        materialTokens: 6000,
        attempts: 1,
        now: () => stores.clock.now,
        pause: async () => undefined,
      });
    },
    async close() {
      await Promise.all([stores.close(), machine.close(), model.close()]);
    },
  };
}

/** A model that translates what it is given. */
export function translatingModel(request: ChatRequest): Step {
  return saying(request, (text) => `Model: ${english(text)}`);
}

export function saying(request: ChatRequest, say: (text: string) => string): Step {
  return { say: { lines: linesOf(request).map(({ n, text }) => ({ n, text: say(text) })) } };
}

export function linesOf({ messages }: ChatRequest): { n: number; text: string }[] {
  return (JSON.parse(messages[1]?.content ?? '{}') as { lines: { n: number; text: string }[] }).lines;
}
