/**
 * The program of the process that holds a model: told by its arguments which folder and how many threads, it opens the
 * model, says so, and answers requests one after another; one that is called off is answered at once, which shows that
 * the process lives. It ends when its parent does.
 */
import { type Classifier, openClassifier } from './onnx-classifier.ts';
import type { ProcessAnswer, ProcessRequest } from './onnx-messages.ts';

const underWay = new Map<number, AbortController>();
let tail: Promise<unknown> = Promise.resolve();

function answer(message: ProcessAnswer): void {
  process.send?.(message);
}

function listen(classifier: Classifier): void {
  process.on('message', (message) => {
    const request = message as ProcessRequest;
    if (request.kind === 'cancel') {
      const controller = underWay.get(request.id);
      controller?.abort();
      if (controller) answer({ kind: 'failed', id: request.id, reason: 'called off' });
      return;
    }
    const controller = new AbortController();
    underWay.set(request.id, controller);
    tail = tail.then(() => serve(classifier, request.id, request.texts, controller.signal));
  });
}

async function serve(classifier: Classifier, id: number, texts: string[], signal: AbortSignal): Promise<void> {
  try {
    signal.throwIfAborted();
    answer({ kind: 'scores', id, scores: await classifier.score(texts, signal) });
  } catch (error) {
    if (!signal.aborted) answer({ kind: 'failed', id, reason: error instanceof Error ? error.message : String(error) });
  } finally {
    underWay.delete(id);
  }
}

async function start(): Promise<void> {
  const [folder = '', threads = '1'] = process.argv.slice(2);
  // Signals of a terminal reach the whole group; whether to end is the parent's decision.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit(0));
  try {
    listen(await openClassifier(folder, Number(threads)));
    answer({ kind: 'ready' });
  } catch (error) {
    answer({ kind: 'unusable', reason: error instanceof Error ? error.message : String(error) });
  }
}

void start();
