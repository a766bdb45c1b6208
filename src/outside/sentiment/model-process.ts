/**
 * The process that holds a model, seen from the program: it starts, is asked, and is ended where it no longer answers. A
 * model computes without a look at its messages, so that a hanging one can only be killed. Nothing is started again here.
 */
import { fork } from 'node:child_process';
import type { ProcessAnswer, ProcessRequest } from './onnx-messages.ts';
import { type EngineScore, SentimentEngineError } from './sentiment-engine.ts';

export interface ModelProcessOptions {
  folder: string;
  /** Of the processor, for one computation. */
  threads: number;
  /** The built onnx-process. */
  program: URL;
  /** Milliseconds until the model has answered a first text; default two minutes. */
  startMs?: number;
  /** Milliseconds until a question that is called off must be given up; default one minute. */
  stopMs?: number;
}

export interface ModelProcess {
  /** Resolves when the model has answered a first text. @throws SentimentEngineError naming what is wrong */
  readonly ready: Promise<void>;
  /** It answers nothing any more. */
  readonly over: boolean;
  readonly gone: Promise<void>;
  /** @throws SentimentEngineError, or the signal's reason */
  ask(texts: readonly string[], signal?: AbortSignal): Promise<EngineScore[]>;
  /** Whoever waits for an answer gets this error. */
  end(error: SentimentEngineError): void;
}

const START_MS = 120_000;
/** A large network takes half a minute for its largest batch on a busy core, and looks at its messages only between batches. */
const STOP_MS = 60_000;

interface Waiting {
  resolve(scores: EngineScore[]): void;
  reject(error: unknown): void;
}

export function startModelProcess(options: ModelProcessOptions): ModelProcess {
  const { folder, threads, program, startMs = START_MS, stopMs = STOP_MS } = options;
  const child = fork(program, [folder, String(threads)], {
    // Nothing of this program's environment: it holds passwords and keys, and the model needs none.
    env: {},
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const waiting = new Map<number, Waiting>();
  const calledOff = new Map<number, NodeJS.Timeout>();
  const started = deferred();
  const gone = deferred();
  let over: SentimentEngineError | null = null;
  let lastId = 0;

  const starting = setTimeout(() => end(late('was not open', startMs)), startMs);

  function end(error: SentimentEngineError): void {
    if (over) return;
    over = error;
    for (const timer of [starting, ...calledOff.values()]) clearTimeout(timer);
    started.reject(error);
    for (const entry of waiting.values()) entry.reject(error);
    child.kill('SIGKILL');
  }

  function send(request: ProcessRequest): void {
    // One that is gone has its end told by 'exit'.
    if (child.connected) child.send(request, () => undefined);
  }

  child.once('exit', (code, signal) => {
    end(new SentimentEngineError(`The process of the sentiment model ended (${signal ?? code})`));
    gone.resolve();
  });
  child.once('error', (error) => {
    end(new SentimentEngineError(`The process of the sentiment model could not be started: ${error.message}`));
    gone.resolve();
  });
  child.on('message', (message) => {
    const answer = message as ProcessAnswer;
    if (answer.kind === 'unusable') return end(new SentimentEngineError(answer.reason));
    if (answer.kind === 'ready') {
      clearTimeout(starting);
      return started.resolve();
    }
    clearTimeout(calledOff.get(answer.id));
    calledOff.delete(answer.id);
    if (answer.kind === 'scores') return waiting.get(answer.id)?.resolve(answer.scores);
    return waiting.get(answer.id)?.reject(new SentimentEngineError(answer.reason));
  });

  return {
    ready: started.promise,
    get over() {
      return over !== null;
    },
    gone: gone.promise,
    end,
    async ask(texts, signal) {
      await started.promise;
      signal?.throwIfAborted();
      if (over) throw over;
      lastId += 1;
      const id = lastId;
      const callOff = () => {
        send({ kind: 'cancel', id });
        if (!over)
          calledOff.set(
            id,
            setTimeout(() => end(late('did not answer', stopMs)), stopMs),
          );
        waiting.get(id)?.reject(signal?.reason);
      };
      try {
        return await new Promise<EngineScore[]>((resolve, reject) => {
          waiting.set(id, { resolve, reject });
          signal?.addEventListener('abort', callOff, { once: true });
          send({ kind: 'score', id, texts: [...texts] });
        });
      } finally {
        waiting.delete(id);
        signal?.removeEventListener('abort', callOff);
      }
    },
  };
}

function late(what: string, milliseconds: number): SentimentEngineError {
  return new SentimentEngineError(`The sentiment model ${what} within ${milliseconds / 1000} seconds; its process was ended`);
}

interface Deferred {
  promise: Promise<void>;
  resolve(): void;
  reject(error: Error): void;
}

/** One that nobody waits for may fail unheard. */
function deferred(): Deferred {
  const parts: Partial<Deferred> = {};
  const promise = new Promise<void>((resolve, reject) => Object.assign(parts, { resolve, reject }));
  promise.catch(() => undefined);
  return { resolve: () => parts.resolve?.(), reject: (error) => parts.reject?.(error), promise };
}
