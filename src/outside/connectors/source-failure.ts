/** Why a source gave nothing, in words that say what is the matter with it and not with us. */
import type { SourceFailureKind } from '../../contract/sources.ts';

/**
 * `rate-limited`: asked too often; `blocked`: it does not want us; `unauthorised`: it wants a key, or another one; `bad-query`: it
 * does not understand what it was asked; `unreachable`: no answer, or none that can be used; `refused`: an address that we do not ask;
 * `unreadable`: an answer that is not what the source should give; `gone`: it says that it will not come back; `out-of-budget`: what
 * may be spent on it is spent.
 */
export type FailureKind = Exclude<SourceFailureKind, 'internal'>;

export class SourceFailure extends Error {
  override readonly name = 'SourceFailure';

  /** `message`: for people, with what and where; no secret. `until`: not to be asked again before. */
  constructor(
    readonly kind: FailureKind,
    message: string,
    readonly until: Date | null = null,
    /** What it answered, where that was asked for. It may hold keys: never shown as it is. */
    readonly answer: { status: number; headers: Headers; text: string } | null = null,
  ) {
    super(message);
  }
}
