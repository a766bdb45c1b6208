/** Turns the tokens of Cantonese into the hashes that the features of the model are made of; see cantonese-forms.ts. */
import { ALWAYS, AMONG_CANTONESE } from './cantonese-forms.ts';
import { PhraseTable } from './phrase-table.ts';
import { readField } from './read-tokens.ts';
import { TOKEN, TokenTable } from './token-table.ts';

interface Forms {
  phrases: PhraseTable;
  /** The hashes that stand for each phrase; those from `amongFrom` on only in Cantonese. */
  written: readonly (readonly number[])[];
  amongFrom: number;
}

let built: Forms | undefined;

/** The sequence that n-grams are made of: hashes, each with the token it comes from. Filled anew for every post. */
export class WrittenForms {
  count = 0;
  isCantonese = false;
  hashes = new Int32Array(512);
  kinds = new Uint8Array(512);
  tokens = new Int32Array(512);
  readonly #forms: Forms;

  constructor() {
    built ??= buildForms();
    this.#forms = built;
  }

  read(table: TokenTable): void {
    if (this.hashes.length < 2 * table.count + 8) this.#grow(4 * table.count + 8);
    this.count = 0;
    this.isCantonese = table.han > 0 && this.#holdsCantonese(table);
    if (this.isCantonese) this.#replace(table);
    else this.#copy(table);
  }

  #holdsCantonese({ count, hashes, kinds }: TokenTable): boolean {
    const { phrases, amongFrom } = this.#forms;
    for (let at = 0; at < count; at++) {
      if (kinds[at] !== TOKEN.han) continue;
      const place = phrases.find(hashes, at, count);
      if (place !== -1 && place < amongFrom) return true;
    }
    return false;
  }

  #copy({ count, hashes, kinds }: TokenTable): void {
    for (let at = 0; at < count; at++) this.#add(hashes[at] as number, kinds[at] as number, at);
  }

  #replace({ count, hashes, kinds }: TokenTable): void {
    const { phrases, written } = this.#forms;
    for (let at = 0; at < count; ) {
      const place = phrases.find(hashes, at, count);
      if (place === -1) {
        this.#add(hashes[at] as number, kinds[at] as number, at);
        at++;
        continue;
      }
      const forms = written[place] as readonly number[];
      const { length } = phrases;
      // Each form belongs to the token at its own share of the phrase, so that contributions find their way back.
      for (const [index, form] of forms.entries()) this.#add(form, TOKEN.han, at + Math.floor((index * length) / forms.length));
      at += length;
    }
  }

  #add(hash: number, kind: number, token: number): void {
    const at = this.count++;
    this.hashes[at] = hash;
    this.kinds[at] = kind;
    this.tokens[at] = token;
  }

  #grow(size: number): void {
    this.hashes = new Int32Array(size);
    this.kinds = new Uint8Array(size);
    this.tokens = new Int32Array(size);
  }
}

function buildForms(): Forms {
  const reader = new TokenTable();
  const phrases = new PhraseTable();
  const written: number[][] = [];
  const addAll = (list: string): void => {
    for (const pair of list.split(/\s+/).filter(Boolean)) {
      const [from = '', to = ''] = pair.split('=');
      phrases.add(hashesOf(reader, from), written.length);
      written.push(hashesOf(reader, to));
    }
  };
  addAll(ALWAYS);
  const amongFrom = written.length;
  addAll(AMONG_CANTONESE);
  return { phrases, written, amongFrom };
}

function hashesOf(reader: TokenTable, text: string): number[] {
  reader.clear();
  readField(text, reader);
  return [...reader.hashes.subarray(0, reader.count)];
}
