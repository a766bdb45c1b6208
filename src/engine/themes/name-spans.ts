/** Names with their places, while they are being found. */
import type { EntityType } from '../../contract/themes.ts';

export interface Entity {
  type: EntityType;
  /** The gazetteer's name for it, or what the post writes. */
  name: string;
}

/** An entity with its place: tokens of the table, inclusive. */
export interface NameSpan extends Entity {
  first: number;
  last: number;
}

/**
 * Collects spans that do not overlap: who comes first stays, but a longer name takes the places of a shorter one inside it.
 * By token, because a long text may hold a hundred thousand of them.
 */
export class Spans {
  readonly #byToken = new Map<number, NameSpan>();

  constructor(spans: readonly NameSpan[]) {
    for (const span of spans) this.#put(span);
  }

  /** In order of their places. */
  get spans(): NameSpan[] {
    const distinct = new Set(this.#byToken.values());
    return [...distinct].sort((one, other) => one.first - other.first);
  }

  /** The span that holds a token. */
  at(token: number): NameSpan | undefined {
    return this.#byToken.get(token);
  }

  add(span: NameSpan): void {
    for (let token = span.first; token <= span.last; token++) {
      const other = this.at(token);
      if (!other) continue;
      const isInside = other.first >= span.first && other.last <= span.last;
      if (!isInside || (other.first === span.first && other.last === span.last)) return;
    }
    this.#put(span);
  }

  /** A span inside this one loses all its tokens, and thereby its place. */
  #put(span: NameSpan): void {
    for (let token = span.first; token <= span.last; token++) this.#byToken.set(token, span);
  }
}
