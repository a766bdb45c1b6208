/**
 * The engine of a model in a local folder. The model lives in a process of its own: computing blocks the thread it runs
 * on, and native code that dies over a broken file takes its process with it. A process that died, or was ended because
 * it no longer answered, is started again by the next question; one that cannot start is an error each time.
 */
import { cutText } from './cut-text.ts';
import { modelVersion, readModelFolder } from './model-folder.ts';
import { type ModelProcess, type ModelProcessOptions, startModelProcess } from './model-process.ts';
import { NO_SCORE, type SentimentEngine, SentimentEngineError, wholeText } from './sentiment-engine.ts';

/** Resolves when the model has answered a first text. @throws SentimentEngineError naming what is wrong */
export async function createOnnxEngine(options: ModelProcessOptions): Promise<SentimentEngine> {
  const model = await readModelFolder(options.folder);
  const version = await modelVersion(options.folder, model);
  let running = startModelProcess(options);
  let closed = false;

  function process(): ModelProcess {
    if (closed) throw new SentimentEngineError('The sentiment model is closed');
    if (running.over) running = startModelProcess(options);
    return running;
  }

  await running.ready;
  return {
    name: 'onnx',
    version,
    async score(posts, signal) {
      signal?.throwIfAborted();
      // Cut here: what is sent to the process is written and read as JSON.
      const texts = posts.map((post) => cutText(wholeText(post), model.maxTokens));
      // Nothing but space is no text of any side; a model would give it one.
      const asked = texts.filter((text) => text !== '');
      const answers = asked.length === 0 ? [] : await process().ask(asked, signal);
      let next = 0;
      return texts.map((text) => (text === '' ? NO_SCORE : (answers[next++] ?? NO_SCORE)));
    },
    async close() {
      closed = true;
      running.end(new SentimentEngineError('The sentiment model is closed'));
      await running.gone;
    },
  };
}
