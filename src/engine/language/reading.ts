/**
 * What a post is made of, in one pass over its units: how much of each script stands in running words, and the features
 * that the model weighs. Links count nothing, handles and hashtags little. Of long posts the beginning and a part of
 * the middle and of the end are read.
 */
import { unitAt } from '../text/unit-at.ts';
import { FORM } from './chinese-forms.ts';
import { hanPlace, lettersPlace, pairPlace, WORD_START, wordHash, wordPlace } from './features.ts';
import { FUNCTION_WORDS } from './function-words.ts';
import { foldedUnit, formOf, SCRIPT, scriptOf } from './scripts.ts';
import { APOSTROPHE, asciiEnd, CURLY_APOSTROPHE, goesOn, isEntity, isLink } from './word-bounds.ts';

const READ = 400;
const BEGINNING = 240;
const PART = (READ - BEGINNING) / 2;

const IN_TAG = 0.3;
const IN_HANDLE = 0.1;
const NAME = 0.5;
const WORD = 0.9;
const FUNCTION_WORD = 2;
const LETTER = 0.4;

const OTHER_LETTER = 0.35;

const HASH = 0x23;
const AT = 0x40;
const UNDERSCORE = 0x5f;
const NO = 0x306e;
const COMMA = 0xff0c;
const FULL_STOP = 0x3002;

/** Weights, in about the measure of one Han character. Filled anew by each `read`. */
export class Reading {
  /** Letters of any kind outside of links, tags and handles too: 0 means that there is nothing to go by. */
  letters = 0;
  han = 0;
  hanCount = 0;
  grammar = 0;
  cantonese = 0;
  traditional = 0;
  simplified = 0;
  japanese = 0;
  hiragana = 0;
  /** Hiragana between Han, as only Japanese grammar puts it. */
  endings = 0;
  /** の, which Chinese borrows for its looks. */
  no = 0;
  katakana = 0;
  hangul = 0;
  jamo = 0;
  other = 0;
  latin = 0;
  /** Letters of Latin words that English does not have. */
  accented = 0;
  /** Units of letters dressed up (𝓪): the text is to be read again in plain ones. */
  dressed = 0;
  readonly hanPlaces = new Int32Array(4 * READ);
  hanLength = 0;
  readonly latinPlaces = new Int32Array(4 * READ);
  latinLength = 0;
  #text = '';
  #end = 0;
  /** What a letter counts where the scan stands: less in a hashtag, still less in a handle. */
  #share = 1;

  read(text: string): void {
    this.#clear();
    this.#text = text;
    if (text.length <= READ) {
      this.#readPart(0, text.length);
      return;
    }
    const middle = Math.max(BEGINNING, (text.length - PART) >> 1);
    const last = text.length - PART;
    this.#readPart(0, BEGINNING);
    // A part begins with a whole word.
    this.#readPart(asciiEnd(text, middle, middle + PART), Math.min(middle + PART, last));
    this.#readPart(asciiEnd(text, last, text.length), text.length);
  }

  #readPart(from: number, to: number): void {
    this.#end = to;
    this.#share = 1;
    let at = from;
    while (at < to) {
      const unit = unitAt(this.#text, at);
      const script = scriptOf(unit);
      if (script === SCRIPT.none) at = this.#readSign(unit, at);
      else if (script === SCRIPT.latin) at = this.#readLatin(unit, at);
      else if (script === SCRIPT.han) at = this.#readHan(at);
      else if (script === SCRIPT.mark) at++;
      else if (script === SCRIPT.dressed) {
        this.dressed++;
        at++;
      } else at = this.#readOther(script, at);
    }
  }

  #readSign(unit: number, at: number): number {
    if (unit === HASH) this.#share = this.#share === IN_TAG ? 1 : IN_TAG;
    else if (unit === AT) this.#share = IN_HANDLE;
    else if (unit !== UNDERSCORE) this.#share = 1;
    return at + 1;
  }

  #readLatin(first: number, start: number): number {
    if (isLink(this.#text, start)) return asciiEnd(this.#text, start, this.#end);
    const before = this.latinLength;
    const end = this.#readWord(start);
    const length = end - start;
    if (isEntity(this.#text, start, end) || this.#share === IN_HANDLE) this.latinLength = before;
    else {
      if (length === 1) this.#pairWithHan(foldedUnit(first), start);
    }
    this.letters += length;
    this.latin += this.#share * this.#wordWeight(first, length);
    return end;
  }

  #wordWeight(first: number, length: number): number {
    // The whole word is the last feature noted.
    const place = this.latinPlaces[this.latinLength - 1] as number;
    const isSmall = first === foldedUnit(first);
    if ((isSmall || length === 1) && this.#share === 1 && FUNCTION_WORDS[place] === 1) return FUNCTION_WORD;
    if (length === 1) return LETTER;
    return isSmall ? WORD : NAME;
  }

  /** Notes the places of a word's features; a letter typed more than twice (sooooo) is read as typed twice. */
  #readWord(start: number): number {
    let hash = WORD_START;
    let [second, first] = [0, 0];
    let at = start;
    for (; at < this.#end; at++) {
      const unit = unitAt(this.#text, at);
      const script = scriptOf(unit);
      if (script === SCRIPT.mark) continue;
      if (script !== SCRIPT.latin && !goesOn(this.#text, unit, at)) break;
      const letter = unit === CURLY_APOSTROPHE ? APOSTROPHE : foldedUnit(unit);
      if (letter > 0x7f) this.accented += this.#share;
      if (letter === first && letter === second) continue;
      hash = wordHash(hash, letter);
      if (first !== 0) this.#addLatin(lettersPlace(second, first, letter));
      [second, first] = [first, letter];
    }
    this.#addLatin(lettersPlace(second, first, 0));
    this.#addLatin(wordPlace(hash));
    return at;
  }

  /** 呢d, o既, 好g: Cantonese types some of its characters as one letter. */
  #pairWithHan(letter: number, at: number): void {
    const [before, after] = [this.#hanAt(at - 1), this.#hanAt(at + 1)];
    if (before !== 0) this.#addHan(pairPlace(before, letter));
    if (after !== 0) this.#addHan(pairPlace(letter, after));
  }

  #hanAt(at: number): number {
    if (at < 0 || at >= this.#text.length) return 0;
    const unit = unitAt(this.#text, at);
    return scriptOf(unit) === SCRIPT.han ? foldedUnit(unit) : 0;
  }

  #readHan(start: number): number {
    let before = 0;
    let at = start;
    for (; at < this.#end; at++) {
      const unit = unitAt(this.#text, at);
      const script = scriptOf(unit);
      if (script === SCRIPT.mark) continue;
      if (script !== SCRIPT.han) break;
      const folded = foldedUnit(unit);
      if (this.#share !== IN_HANDLE) {
        this.#addHan(hanPlace(folded));
        this.#addHan(pairPlace(before, folded));
      }
      before = folded;
      this.#noteForm(formOf(unit));
      this.hanCount++;
      this.letters++;
      this.han += this.#share;
    }
    if (this.#share === IN_HANDLE) return at;
    this.#addHan(pairPlace(before, 0));
    // The stops of written sentences: titles and chat do without.
    if (unitAt(this.#text, at) === COMMA || unitAt(this.#text, at) === FULL_STOP) this.#addHan(hanPlace(unitAt(this.#text, at)));
    return at;
  }

  #noteForm(form: number): void {
    if (form === 0) return;
    if (form & FORM.traditional) this.traditional += this.#share;
    if (form & FORM.simplified) this.simplified += this.#share;
    if (form & FORM.japanese) this.japanese += this.#share;
    if (form & FORM.cantonese) this.cantonese += this.#share;
    if (form & FORM.grammar) this.grammar += this.#share;
  }

  /** A run of one script. A letter alone between signs is part of a face: (´・ω・`). */
  #readOther(script: number, start: number): number {
    let at = start;
    let no = 0;
    let length = 0;
    for (; at < this.#end; at++) {
      const unit = unitAt(this.#text, at);
      const next = scriptOf(unit);
      if (next === SCRIPT.mark) continue;
      if (next !== script) break;
      length++;
      if (unit === NO) no++;
    }
    if (length > 1 || this.#isLetter(start - 1) || this.#isLetter(at)) {
      this.letters += length;
      this.#count(script, length, no, this.#hanAt(start - 1) !== 0 && this.#hanAt(at) !== 0);
    }
    return at;
  }

  #count(script: number, length: number, no: number, betweenHan: boolean): void {
    const weight = this.#share * length;
    if (script === SCRIPT.hiragana) {
      this.no += this.#share * no;
      if (betweenHan) this.endings += weight - this.#share * no;
      else this.hiragana += weight - this.#share * no;
    } else if (script === SCRIPT.katakana) this.katakana += weight;
    else if (script === SCRIPT.hangul) this.hangul += weight;
    else if (script === SCRIPT.jamo) this.jamo += weight;
    else this.other += weight * OTHER_LETTER;
  }

  #isLetter(at: number): boolean {
    if (at < 0 || at >= this.#text.length) return false;
    const script = scriptOf(unitAt(this.#text, at));
    return script !== SCRIPT.none && script !== SCRIPT.mark;
  }

  #addHan(place: number): void {
    this.hanPlaces[this.hanLength++] = place;
  }

  #addLatin(place: number): void {
    this.latinPlaces[this.latinLength++] = place;
  }

  #clear(): void {
    this.letters = this.han = this.hanCount = this.grammar = this.traditional = this.simplified = this.japanese = 0;
    this.hiragana = this.endings = this.no = this.katakana = this.hangul = this.jamo = this.other = 0;
    this.latin = this.accented = this.cantonese = this.hanLength = this.latinLength = this.dressed = 0;
  }
}

/** What each of `count` features weighs: a long text says more than a short one, but not as many times more as it is longer. */
export function featureValue(count: number): number {
  return 1 / Math.sqrt(count + 4);
}
