/** Figures of the stores and of this process: asked for at most once in a few seconds, and waited for no longer than a scrape may take. */
import type { Figure } from './metric-table.ts';

export interface FigureSource {
  /** Which store says them; null: this process itself. */
  store: 'postgres' | 'clickhouse' | null;
  read(): Promise<readonly Figure[]> | readonly Figure[];
}

export interface Figures {
  add(sources: readonly FigureSource[]): void;
  /** Does not reject. */
  read(): Promise<Figure[]>;
}

/** Milliseconds: of an answer, and for so long it is as good as a new one. */
export interface FigureTimes {
  limit: number;
  kept: number;
}

const TIMES: FigureTimes = { limit: 2000, kept: 4000 };

interface Asked {
  at: number;
  answer: Promise<readonly Figure[] | null>;
  isOpen: boolean;
}

export function createFigures(times: FigureTimes = TIMES, elapsed: () => number = () => performance.now()): Figures {
  const sources: FigureSource[] = [];
  const last = new Map<FigureSource, Asked>();

  /** What is still being asked is not asked again: a store that hangs has one question of ours, however often somebody looks. */
  function ask(source: FigureSource): Asked {
    const before = last.get(source);
    if (before && (before.isOpen || elapsed() - before.at < times.kept)) return before;
    const asked: Asked = { at: elapsed(), isOpen: true, answer: Promise.resolve(null) };
    asked.answer = (async () => source.read())()
      .catch(() => null)
      .finally(() => {
        asked.isOpen = false;
      });
    last.set(source, asked);
    return asked;
  }

  async function figuresOf(source: FigureSource): Promise<Figure[]> {
    const figures = await inTime(ask(source).answer, times.limit);
    if (source.store === null) return [...(figures ?? [])];
    return [{ name: 'earshot_store_up', labels: { store: source.store }, value: figures ? 1 : 0 }, ...(figures ?? [])];
  }

  return {
    add: (more) => void sources.push(...more),
    read: async () => (await Promise.all(sources.map(figuresOf))).flat(),
  };
}

/** null where it is not there in time. */
async function inTime<Answer>(answer: Promise<Answer>, limit: number): Promise<Answer | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, limit, null);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
