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

const NONE = 0;

/** By token: the number of the span that holds it, from 1 on. */
let holders = new Int32Array(512);

/**
 * Collects spans that do not overlap: who comes first stays, but a longer name takes the places of a shorter one inside it.
 * By token, because a long text may hold a hundred thousand of them. The places are kept in one list for all posts: good until
 * the next is made.
 */
export class Spans {
  readonly #spans: NameSpan[] = [];
  readonly #tokens: number;

  /** `tokens`: how many the table has. */
  constructor(tokens: number) {
    if (holders.length < tokens) holders = new Int32Array(2 * tokens);
    else holders.fill(NONE, 0, tokens);
    this.#tokens = tokens;
  }

  /** In order of their places. */
  get spans(): NameSpan[] {
    const inOrder: NameSpan[] = [];
    if (this.#spans.length === 0) return inOrder;
    for (let token = 0; token < this.#tokens; token++) {
      const span = this.at(token);
      if (!span) continue;
      inOrder.push(span);
      token = span.last;
    }
    return inOrder;
  }

  /** The span that holds a token. */
  at(token: number): NameSpan | undefined {
    const holder = holders[token] as number;
    return holder === NONE ? undefined : this.#spans[holder - 1];
  }

  add(span: NameSpan): void {
    for (let token = span.first; token <= span.last; token++) {
      const other = this.at(token);
      if (!other) continue;
      const isInside = other.first >= span.first && other.last <= span.last;
      if (!isInside || (other.first === span.first && other.last === span.last)) return;
    }
    // A span inside this one loses all its tokens, and thereby its place.
    holders.fill(this.#spans.push(span), span.first, span.last + 1);
  }
}
