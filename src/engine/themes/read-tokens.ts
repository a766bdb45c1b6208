/**
 * Fills a token table from a post in one pass and finds hashtags, handles, links and emoji on the way, by the very
 * functions that engine/text cuts texts with. The table is used again for the next post: read it before then.
 */
import { foldOfUnit, isRun, KIND, type Kind, kindOfUnit } from '../text/characters.ts';
import { type PieceSink, readPiece } from '../text/pieces.ts';
import { TagFinder } from '../text/tags.ts';
import { gapAfter } from './gaps.ts';
import { findLinks } from './links.ts';
import { addTerm } from './terms.ts';
import { GAP, SPACE, TokenTable } from './token-table.ts';

/** Of each kind, per post. */
const MAX_TERMS = 50;

const table = new TokenTable();

export function readTokens(title: string, content: string): TokenTable {
  table.begin(title, content);
  reader.read(title);
  table.titleCount = table.count;
  reader.read(content);
  return table;
}

class FieldReader implements PieceSink {
  #text = '';
  #tags: TagFinder | undefined;
  #open: Kind = KIND.separator;
  #last: Kind = KIND.separator;
  #gap: number = GAP.stop;
  /** Tokens that begin before it belong to a hashtag. */
  #hashtagEnd = 0;
  /** Where reading goes on after a handle. */
  #handleEnd = 0;

  read(text: string): void {
    this.#text = text;
    // A text on which reading broke off must not reach into the next.
    this.#open = KIND.separator;
    this.#tags = undefined;
    this.#hashtagEnd = 0;
    this.#handleEnd = 0;
    this.#last = KIND.separator;
    this.#gap = GAP.stop;
    if (text === '') return;
    table.reserve(text.length);
    const links = findLinks(text);
    let at = 0;
    for (let link = 0; link < links.length; link += 2) {
      const start = links[link] as number;
      if (start < at) continue;
      const end = links[link + 1] as number;
      this.#readTo(at, start);
      this.#addLink(text.slice(start, end));
      at = end;
    }
    this.#readTo(at, text.length);
    this.#close();
  }

  add(kind: Kind, folded: string, start: number, end: number): void {
    this.#take(kind, folded.charCodeAt(0), folded.length > 1 ? folded.charCodeAt(1) : 0, start, end);
  }

  addEmoji(folded: string, start: number, end: number): void {
    this.#break(GAP.stop);
    addTerm(table.emojis, MAX_TERMS, this.#text.slice(start, end), folded);
    this.#last = KIND.separator;
  }

  #readTo(from: number, to: number): void {
    const text = this.#text;
    let at = from;
    while (at < to) {
      const unit = text.charCodeAt(at);
      const kind = kindOfUnit(unit);
      if (kind === KIND.complex || (at + 1 < text.length && kindOfUnit(text.charCodeAt(at + 1)) === KIND.complex)) {
        at = readPiece(text, at, this);
      } else if (isRun(kind)) {
        at = this.#readRun(kind, at, to);
      } else {
        this.#take(kind, foldOfUnit(unit), 0, at, at + 1);
        at++;
      }
      if (this.#handleEnd > at) at = this.#handleEnd;
    }
  }

  /** All units of one kind at once, as far as each can be judged alone; answers where they end. */
  #readRun(kind: Kind, start: number, to: number): number {
    const text = this.#text;
    let end = start + 1;
    while (end < to && kindOfUnit(text.charCodeAt(end)) === kind) end++;
    // What follows may join the last one.
    if (end < text.length && kindOfUnit(text.charCodeAt(end)) === KIND.complex) end--;
    if (kind !== this.#open) this.#openToken(kind, start, end);
    table.pushRun(text, start, end);
    this.#last = kind;
    return end;
  }

  #take(kind: Kind, unit: number, second: number, start: number, end: number): void {
    if (kind === KIND.mark) {
      if (this.#open === KIND.separator) return;
      this.#push(unit, second, end);
      return;
    }
    if (isRun(kind)) {
      if (kind !== this.#open) this.#openToken(kind, start, end);
      this.#push(unit, second, end);
    } else if (kind === KIND.han) {
      this.#openToken(kind, start, end);
      this.#push(unit, second, end);
      this.#close();
    } else {
      this.#break(kind === KIND.marker ? GAP.comma : gapAfter(this.#text, start, this.#gap));
      if (kind === KIND.marker) this.#takeSign(String.fromCharCode(unit), start);
      else if (isQuestionMark(this.#text.charCodeAt(start)) && table.count > 0) table.isAsked = true;
    }
    this.#last = kind;
  }

  #takeSign(sign: string, at: number): void {
    this.#tags ??= new TagFinder(this.#text);
    const { found } = this.#tags;
    const before = found.tokens.length;
    this.#tags.take(sign, at, this.#last);
    if (found.tokens.length === before) return;
    const end = found.ends[before] as number;
    const terms = sign === '#' ? table.hashtags : table.mentions;
    addTerm(terms, MAX_TERMS, this.#text.slice(at, end), found.tokens[before] as string);
    if (sign === '#') this.#hashtagEnd = end;
    else {
      this.#handleEnd = end;
      this.#gap = GAP.stop;
    }
  }

  #addLink(link: string): void {
    this.#break(GAP.stop);
    addTerm(table.links, MAX_TERMS, link, link);
    this.#last = KIND.separator;
  }

  #openToken(kind: Kind, start: number, end: number): void {
    this.#close();
    const gap = this.#gap;
    if (isRun(kind) && table.count > 0 && table.kinds[table.count - 1] !== KIND.han) table.push(SPACE);
    table.open(kind, gap, start, end);
    if (start < this.#hashtagEnd) table.tagged[table.count - 1] = 1;
    this.#open = kind;
    this.#gap = GAP.none;
  }

  #push(unit: number, second: number, end: number): void {
    table.push(unit);
    if (second !== 0) table.push(second);
    table.ends[table.count - 1] = end;
  }

  #break(gap: number): void {
    this.#close();
    if (gap > this.#gap) this.#gap = gap;
  }

  #close(): void {
    if (this.#open === KIND.separator) return;
    table.close();
    this.#open = KIND.separator;
  }
}

const reader = new FieldReader();

function isQuestionMark(unit: number): boolean {
  return unit === 0x3f || unit === 0xff1f || unit === 0x61f || unit === 0x2047 || unit === 0x2048;
}
