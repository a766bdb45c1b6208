/** What an import could not take: every line goes to a file beside the data, the first ones and the counts to the screen. */

import { once } from 'node:events';
import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import { rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import type { Reject } from '../services/mentions/read-records.ts';
import { shortName } from '../services/mentions/short-name.ts';

const SHOWN = 20;

export class RejectReport {
  readonly first: { file: string; line: number; reason: string }[] = [];
  readonly byReason = new Map<string, number>();
  readonly paths: string[] = [];
  private file = '';
  private stream: WriteStream | null = null;

  constructor(private readonly folder: string) {}

  get total(): number {
    return [...this.byReason.values()].reduce((sum, count) => sum + count, 0);
  }

  /** From now on rejects are those of this file. A report that an earlier run left of it is removed. */
  async begin(file: string): Promise<void> {
    await this.end();
    this.file = file;
    if (!this.paths.includes(this.path)) await rm(this.path, { force: true });
  }

  async add(rejects: readonly Reject[]): Promise<void> {
    if (rejects.length === 0) return;
    this.stream ??= this.open();
    const { stream } = this;
    if (stream.errored) throw stream.errored;
    let text = '';
    for (const { line, reason, text: beginning } of rejects) {
      text += `${JSON.stringify({ line, reason, text: beginning })}\n`;
      this.byReason.set(reason, (this.byReason.get(reason) ?? 0) + 1);
      if (this.first.length < SHOWN) this.first.push({ file: path.basename(this.file), line, reason });
    }
    if (!stream.write(text)) await once(stream, 'drain');
  }

  async end(): Promise<void> {
    const { stream } = this;
    this.stream = null;
    stream?.end();
    if (stream) await finished(stream);
  }

  /** As if there had been no run. */
  async remove(): Promise<void> {
    await this.end().catch(() => undefined);
    for (const path of this.paths) await rm(path, { force: true });
    // Where nothing else is in it.
    await rmdir(this.folder).catch(() => undefined);
  }

  private get path(): string {
    return path.join(this.folder, `${shortName(path.basename(this.file))}.rejected.jsonl`);
  }

  /** Two files of one name in one run share a report. */
  private open(): WriteStream {
    mkdirSync(this.folder, { recursive: true });
    const again = this.paths.includes(this.path);
    if (!again) this.paths.push(this.path);
    const stream = createWriteStream(this.path, { flags: again ? 'a' : 'w' });
    // Whoever adds next is told. Without a listener a full disk would end the program.
    stream.on('error', () => undefined);
    return stream;
  }
}
