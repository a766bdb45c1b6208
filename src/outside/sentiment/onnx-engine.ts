/**
 * The engine of a model in a local folder. The model lives in a process of its own: computing blocks the thread it runs
 * on, and native code that dies over a broken file takes its process with it. A process that died is started again by
 * the next question; one that cannot start is an error each time.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { modelVersion, readModelFolder } from './model-folder.ts';
import type { ProcessAnswer, ProcessRequest } from './onnx-messages.ts';
import { type EngineScore, NO_SCORE, type SentimentEngine, SentimentEngineError, wholeText } from './sentiment-engine.ts';

export interface OnnxOptions {
  folder: string;
  /** Of the processor, for one computation. */
  threads: number;
  /** The built onnx-process. */
  program: URL;
}

interface Waiting {
  resolve(scores: EngineScore[]): void;
  reject(error: Error): void;
}

interface ModelProcess {
  child: ChildProcess;
  waiting: Map<number, Waiting>;
  gone: Promise<void>;
}

/** Resolves when the model has answered a first text. @throws SentimentEngineError naming what is wrong */
export async function createOnnxEngine(options: OnnxOptions): Promise<SentimentEngine> {
  const version = await modelVersion(options.folder, await readModelFolder(options.folder));
  let running: Promise<ModelProcess> | null = null;
  let closed = false;
  let lastId = 0;

  function process(): Promise<ModelProcess> {
    if (closed) throw new SentimentEngineError('The sentiment model is closed');
    if (running) return running;
    const started = startProcess(options);
    const forget = () => {
      if (running === started) running = null;
    };
    started.then(({ gone }) => gone.then(forget), forget);
    running = started;
    return started;
  }

  async function ask(texts: string[], signal?: AbortSignal): Promise<EngineScore[]> {
    signal?.throwIfAborted();
    const { child, waiting } = await process();
    signal?.throwIfAborted();
    lastId += 1;
    const id = lastId;
    const cancel = () => {
      const entry = waiting.get(id);
      send(child, { kind: 'cancel', id });
      entry?.reject(signal?.reason instanceof Error ? signal.reason : new Error('aborted'));
    };
    try {
      return await new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        signal?.addEventListener('abort', cancel, { once: true });
        send(child, { kind: 'score', id, texts });
      });
    } finally {
      waiting.delete(id);
      signal?.removeEventListener('abort', cancel);
    }
  }

  await process();
  return {
    name: 'onnx',
    version,
    async score(posts, signal) {
      const texts = posts.map(wholeText);
      // Nothing but space is no text of any side; a model would give it one.
      const asked = texts.filter((text) => text !== '');
      const answers = asked.length === 0 ? [] : await ask(asked, signal);
      let next = 0;
      return texts.map((text) => (text === '' ? NO_SCORE : (answers[next++] ?? NO_SCORE)));
    },
    async close() {
      closed = true;
      const started = await running?.catch(() => null);
      started?.child.kill('SIGKILL');
      await started?.gone;
    },
  };
}

function send(child: ChildProcess, request: ProcessRequest): void {
  // One that is gone has its end told by 'exit'.
  if (child.connected) child.send(request, () => undefined);
}

function startProcess({ folder, threads, program }: OnnxOptions): Promise<ModelProcess> {
  const child = fork(program, [folder, String(threads)], {
    // Nothing of this program's environment: it holds passwords and keys, and the model needs none.
    env: {},
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const waiting = new Map<number, Waiting>();
  return new Promise((resolve, reject) => {
    const gone = new Promise<void>((done) => {
      const end = (reason: string) => {
        const error = new SentimentEngineError(`The process of the sentiment model ${reason}`);
        for (const entry of waiting.values()) entry.reject(error);
        reject(error);
        done();
      };
      child.once('exit', (code, signal) => end(`ended (${signal ?? code})`));
      child.once('error', (error) => end(`could not be started: ${error.message}`));
    });
    child.on('message', (message) => {
      const answer = message as ProcessAnswer;
      if (answer.kind === 'ready') resolve({ child, waiting, gone });
      else if (answer.kind === 'unusable') {
        reject(new SentimentEngineError(answer.reason));
        child.kill('SIGKILL');
      } else if (answer.kind === 'scores') waiting.get(answer.id)?.resolve(answer.scores);
      else waiting.get(answer.id)?.reject(new SentimentEngineError(answer.reason));
    });
  });
}
