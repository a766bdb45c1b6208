/** How far an import is: a bar on a terminal, a plain line every few seconds elsewhere. */
import { Presets, SingleBar } from 'cli-progress';

export interface Progress {
  /** Bytes of the files read so far, posts read and lines rejected. */
  update(read: number, posts: number, rejected: number): void;
  stop(): void;
}

const PLAIN_EVERY_MS = 5000;

/** `total`: bytes of all files. */
export function showProgress(total: number, stream: NodeJS.WriteStream, clock: () => number): Progress {
  const startedAt = clock();
  const figures = (read: number, posts: number, rejected: number) => {
    const seconds = Math.max(0.001, (clock() - startedAt) / 1000);
    const left = read > 0 ? (seconds * Math.max(0, total - read)) / read : null;
    return {
      posts: count(posts),
      rate: count(posts / seconds),
      rejected: count(rejected),
      left: left === null ? '?' : duration(left),
    };
  };
  return stream.isTTY ? bar(total, stream, figures) : lines(total, stream, figures, clock);
}

/** Tells each further tenth of `total` posts. */
export function tellTenths(say: (line: string) => void): (posts: number, total: number) => void {
  let told = 0;
  return (posts, total) => {
    const tenths = Math.floor((10 * posts) / Math.max(posts, total));
    if (!(tenths > told)) return;
    told = tenths;
    say(`${tenths * 10} % · ${count(posts)} of about ${count(total)} posts`);
  };
}

export function count(value: number): string {
  return Math.round(value).toLocaleString('en');
}

export function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

type Figures = (read: number, posts: number, rejected: number) => { posts: string; rate: string; rejected: string; left: string };

function bar(total: number, stream: NodeJS.WriteStream, figures: Figures): Progress {
  const format = '{bar} {percentage} % · {posts} posts · {rate}/s · {rejected} rejected · {left} left';
  const shown = new SingleBar({ format, stream, hideCursor: true, barsize: 24 }, Presets.shades_classic);
  shown.start(total, 0, figures(0, 0, 0));
  return {
    update: (read, posts, rejected) => shown.update(Math.min(read, total), figures(read, posts, rejected)),
    stop: () => shown.stop(),
  };
}

function lines(total: number, stream: NodeJS.WriteStream, figures: Figures, clock: () => number): Progress {
  let last = clock();
  return {
    update: (read, posts, rejected) => {
      if (clock() - last < PLAIN_EVERY_MS) return;
      last = clock();
      const shown = figures(read, posts, rejected);
      const percent = total > 0 ? Math.floor((100 * Math.min(read, total)) / total) : 100;
      stream.write(`${percent} % · ${shown.posts} posts · ${shown.rate}/s · ${shown.rejected} rejected · ${shown.left} left\n`);
    },
    stop: () => undefined,
  };
}
