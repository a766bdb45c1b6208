/**
 * The grammars of the search APIs, read the way their documentation says: a query text into what it asks for. Throws Error for
 * whatever an API would refuse or take for something else. Written apart from what writes the queries.
 */

export type Grammar = 'x' | 'google' | 'brave' | 'youtube' | 'gdelt';

export type Asking = { type: 'words' | 'tag' | 'author' | 'site'; text: string } | { type: 'all' | 'any'; parts: Asking[] };

const LEXEME = /\s+|[()|]|"[^"]*"|[^\s()|"]+/uy;
/** What each takes beside words. */
const FIELDS: Record<Grammar, Record<string, 'author' | 'site'>> = {
  x: { from: 'author' },
  google: { site: 'site' },
  brave: { site: 'site' },
  youtube: {},
  gdelt: { domain: 'site' },
};

export function readAsking(text: string, grammar: Grammar): Asking {
  const reader = new Reader(text, grammar);
  const asking = reader.query();
  if (reader.peek() !== undefined) throw new Error(`Left over: ${reader.peek()} in ${text}`);
  return asking;
}

class Reader {
  readonly #lexemes: string[] = [];
  readonly #grammar: Grammar;
  #at = 0;

  constructor(text: string, grammar: Grammar) {
    this.#grammar = grammar;
    LEXEME.lastIndex = 0;
    while (LEXEME.lastIndex < text.length) {
      const found = LEXEME.exec(text)?.[0];
      if (found === undefined) throw new Error(`Unreadable: ${text}`);
      if (found.trim() !== '') this.#lexemes.push(found);
    }
  }

  peek(): string | undefined {
    return this.#lexemes[this.#at];
  }

  query(): Asking {
    switch (this.#grammar) {
      case 'x':
        return this.#some('any', () => this.#some('all', () => this.#unit(() => this.query())), 'OR');
      case 'google':
        return this.#some('all', () => this.#some('any', () => this.#unit(() => this.query()), 'OR'));
      case 'gdelt':
        return this.#some('all', () => this.#unit(() => this.#several()));
      default:
        return this.#single(this.#grammar === 'youtube' ? '|' : 'OR');
    }
  }

  /** One or more; by `joint`, or side by side. */
  #some(type: 'all' | 'any', read: () => Asking, joint?: string): Asking {
    const parts = [read()];
    while (joint ? this.#take(joint) : this.#isUnit()) parts.push(read());
    return { type, parts };
  }

  #isUnit(): boolean {
    const next = this.peek();
    return next !== undefined && next !== 'OR' && next !== ')' && next !== '|';
  }

  #unit(inner: () => Asking): Asking {
    if (!this.#take('(')) return this.#atom();
    const asking = inner();
    if (!this.#take(')')) throw new Error('A parenthesis stays open.');
    return asking;
  }

  /** Parentheses are for alternatives only. */
  #several(): Asking {
    const asking = this.#some('any', () => this.#atom(), 'OR');
    if ('parts' in asking && asking.parts.length < 2) throw new Error('Parentheses around one word.');
    return asking;
  }

  #single(joint: string): Asking {
    const first = this.#atom();
    const parts = [first];
    const isAny = this.peek() === joint;
    while (isAny ? this.#take(joint) : this.#isUnit()) parts.push(this.#atom());
    return { type: isAny ? 'any' : 'all', parts };
  }

  #take(lexeme: string): boolean {
    if (this.peek() !== lexeme) return false;
    this.#at++;
    return true;
  }

  #atom(): Asking {
    const lexeme = this.peek();
    this.#at++;
    if (lexeme === undefined) throw new Error('A word is missing.');
    if (lexeme.startsWith('"')) return this.#words(lexeme.slice(1, -1), true);
    if (/^(?:or|and|not|near|around|[()|])$/i.test(lexeme)) throw new Error(`An operator for a word: ${lexeme}`);
    const [, field, value] = /^([a-z]+):([a-z0-9_.-]+)$/.exec(lexeme) ?? [];
    const type = field && FIELDS[this.#grammar][field];
    if (type && value) return { type, text: value };
    if (this.#grammar === 'x' && /^(?:#[\p{L}\p{N}\p{M}_]+|@[a-z0-9_]{1,15})$/u.test(lexeme))
      return { type: 'tag', text: lexeme };
    return this.#words(lexeme, false);
  }

  #words(text: string, isQuoted: boolean): Asking {
    const signs = /^(?:\p{Extended_Pictographic}|\p{Emoji_Presentation}|\p{RI}|\p{Cf}|\ufe0f|[0-9#*]\ufe0f?\u20e3)+$/u.test(text);
    if (!signs && !/^(?:[\p{L}\p{N} ]|\p{M})+$/u.test(text)) throw new Error(`No word: ${text}`);
    if (text.trim() !== text) throw new Error(`A space too many: "${text}"`);
    if (signs && !isQuoted && !/^\p{S}$/u.test(text)) throw new Error(`Signs without quotes: ${text}`);
    if (this.#grammar === 'gdelt' && (text.length < (isQuoted ? 6 : 3) || !/^[a-z0-9 ]+$/.test(text)))
      throw new Error(`Refused: ${text}`);
    return { type: 'words', text };
  }
}
