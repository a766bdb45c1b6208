/**
 * Words are loaded with what shows them: in a build every `import()` of ours waits for the words of what it brings, beside it
 * (scripts/words-with-chunks.ts). So that no language is shown in part, whatever has been asked for in one is there in another before that is shown.
 */
import { type Language, type Namespace, WORDS } from './resources.ts';
import { isKept, keepWords, shownLanguage } from './shown-words.ts';

/** All that was asked for since the page opened. */
const wanted = new Set<Namespace>();

/** What the chunk and its words say when they cannot be loaded is the same. */
export async function withWords<Chunk>(namespaces: readonly Namespace[], load: () => Promise<Chunk>): Promise<Chunk> {
  const [chunk] = await Promise.all([load(), loadWords(namespaces)]);
  return chunk;
}

/** Ends when the language that is shown then has them. */
export async function loadWords(namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) wanted.add(namespace);
  let language: Language;
  do {
    language = shownLanguage();
    await prepareWords(language);
  } while (shownLanguage() !== language);
}

/** Ends when the language has all that is wanted, also what is wanted only meanwhile. */
export async function prepareWords(language: Language): Promise<void> {
  for (let missing = missingIn(language); missing.length > 0; missing = missingIn(language)) {
    await Promise.all(
      missing.map(async (namespace) => {
        const file = await WORDS[language][namespace]();
        keepWords(language, namespace, file.default);
      }),
    );
  }
}

export function hasWords(language: Language): boolean {
  return missingIn(language).length === 0;
}

function missingIn(language: Language): Namespace[] {
  return [...wanted].filter((namespace) => !isKept(language, namespace));
}
