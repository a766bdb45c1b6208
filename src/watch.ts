/**
 * What the program does, piece by piece, for whoever watches it. A piece is an act: a request, a statement, a job, a question to the outside.
 * It has a beginning and an end, may be within another one, and whoever watches is told of both. Lines of the log that are written within it bear
 * its marks. Nothing here counts, writes or sends: that is what watchers do (src/outside/telemetry/).
 */
import { AsyncLocalStorage } from 'node:async_hooks';

export type ActKind = 'request' | 'clickhouse' | 'postgres' | 'job' | 'outside' | 'matching';

/** Each label has few values, whatever people do: no number of anybody, and nothing that anybody wrote. */
export interface Act {
  kind: ActKind;
  labels: Readonly<Record<string, string>>;
  /** Of the lines that are written within it. */
  marks?: Marks;
  /** `traceparent`, as a caller sent it. */
  calledBy?: string | undefined;
}

export type Marks = Readonly<Record<string, string | number>>;

/** How it ended: by what is told, or because something went wrong. `labels` join those of the act. */
export interface Outcome {
  failed: boolean;
  labels?: Readonly<Record<string, string>>;
}

/** What a watcher keeps of an act while it goes on. */
export interface Watched {
  /** Of the lines that are written within it. */
  marks?: Marks;
  ended(outcome: Outcome, seconds: number): void;
}

export interface Watcher {
  /** `within`: what this watcher keeps of the act around it. */
  began(act: Act, within: Watched | undefined): Watched;
}

export interface OpenAct {
  /** What this does, and whatever it begins, is within the act. */
  run<Result>(work: () => Result): Result;
  /** Once; later calls change nothing. */
  end(outcome: Outcome): void;
}

export interface Watch {
  begin(act: Act): OpenAct;
  /** Does the work as an act, which has failed where the work rejects, or where `failed` says so of what came of it. */
  during<Result>(act: Act, work: () => Promise<Result>, failed?: (result: Result) => boolean): Promise<Result>;
}

interface Running {
  marks: Marks;
  /** In the order of the watchers. */
  watched: readonly Watched[];
}

const running = new AsyncLocalStorage<Running>();

/** Those of the acts around whoever asks. */
export function marksNow(): Marks {
  return running.getStore()?.marks ?? {};
}

export function createWatch(watchers: readonly Watcher[]): Watch {
  function begin(act: Act): OpenAct {
    const around = running.getStore();
    const watched = watchers.map((watcher, at) => watcher.began(act, around?.watched[at]));
    const marks: Record<string, string | number> = { ...around?.marks, ...act.marks };
    for (const one of watched) Object.assign(marks, one.marks);
    const since = performance.now();
    let over = false;
    return {
      run: (work) => running.run({ marks, watched }, work),
      end(outcome) {
        if (over) return;
        over = true;
        const seconds = (performance.now() - since) / 1000;
        for (const one of watched) one.ended(outcome, seconds);
      },
    };
  }

  return {
    begin,
    async during(act, work, failed = () => false) {
      const open = begin(act);
      try {
        // Also of what only begins when it is waited for, as statements of drizzle do.
        const result = await open.run(async () => work());
        open.end({ failed: failed(result) });
        return result;
      } catch (error) {
        open.end({ failed: true });
        throw error;
      }
    },
  };
}

/** Nobody watches; lines of the log bear their marks all the same. */
export const NOBODY: Watch = createWatch([]);
