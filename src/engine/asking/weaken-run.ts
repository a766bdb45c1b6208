/** A run of tokens as an API can be asked for it: in its spellings, by pieces where it is long or scripts change. */
import { tokenise } from '../text/tokens.ts';
import { atom, joinAsked } from './asked-node.ts';
import { anyPost, asked, type Condition, joinConditions } from './condition.ts';
import type { Dialect } from './dialect.ts';
import { type RunPart, runParts } from './run-parts.ts';
import { formsOf, spellings } from './written-forms.ts';

/** By its words, which stand in the text too, where the API would not take it for a tag. */
export function weakenTag(tag: string, dialect: Dialect): Condition {
  const [written = [], ...more] = spellings([...tag].map(formsOf));
  const texts = more.length === 0 ? written.map((spelling) => dialect.writeTag?.(spelling) ?? null) : [null];
  const nodes = texts.flatMap((text) => (text === null ? [] : [atom(text)]));
  if (nodes.length === texts.length) return asked(joinAsked('or', nodes, dialect));
  return weakenRun(tokenise(tag.slice(1)).tokens, dialect);
}

/** `spelled`: Chinese characters only as they are. */
export function weakenRun(tokens: readonly string[], dialect: Dialect, spelled = false): Condition {
  const parts = runParts(tokens, spelled).map((part) => weakenPart(part, dialect));
  return parts.length === 0 ? anyPost('sign') : joinConditions('and', parts, dialect);
}

function weakenPart(part: RunPart, dialect: Dialect): Condition {
  switch (part.type) {
    case 'words':
      return joinConditions(
        'and',
        cut(part.words, (word) => word.length + 1).map((words) => weakenWords(words, dialect)),
        dialect,
      );
    case 'han':
      return dialect.han ? weakenHan(part.characters, dialect) : anyPost('script');
    case 'emoji':
      return dialect.emoji && part.emoji.length <= PIECE_LENGTH ? weakenEmoji(part.emoji, dialect) : anyPost('sign');
    case 'unknown':
      return anyPost('sign');
  }
}

function weakenWords(words: readonly string[], dialect: Dialect): Condition {
  if (words.join(' ').length > PIECE_LENGTH) return anyPost('length');
  const text = dialect.writeWords(words);
  if (text !== null) return asked(atom(text));
  if (words.length > 1) {
    return joinConditions(
      'and',
      words.map((word) => weakenWords([word], dialect)),
      dialect,
    );
  }
  return anyPost(words.some((word) => /[^\0-\x7f]/.test(word)) ? 'script' : 'sign');
}

function weakenHan(characters: readonly (readonly string[])[], dialect: Dialect): Condition {
  const pieces = cut(characters, () => 1).flatMap(spellings);
  return joinConditions(
    'and',
    pieces.map((written) => {
      const choice = written.map((spelling) => weakenWords([spelling], dialect));
      return joinConditions('or', choice, dialect);
    }),
    dialect,
  );
}

/** ❤ is written with and without the sign that asks for the picture; all but single symbols stand in quotes. */
function weakenEmoji(emoji: string, dialect: Dialect): Condition {
  const pictured = emoji.replace(PLAIN_PICTURE, '$&\ufe0f');
  const nodes = [emoji, pictured].map((written) => atom(/^\p{S}$/u.test(written) ? written : `"${written}"`));
  return asked(joinAsked('or', nodes, dialect));
}

/** What stands for a text unless a sign asks for the picture. */
const PLAIN_PICTURE = /(?!\p{Emoji_Presentation})(?:\p{Extended_Pictographic}|[0-9#*](?=\u20e3))(?!\p{Emoji_Modifier}|\ufe0f)/gu;

/** Of words a query may hold only so many; a post that holds a long run holds each piece of it. */
const PIECE_WORDS = 10;
const PIECE_LENGTH = 100;

function cut<Item>(items: readonly Item[], lengthOf: (item: Item) => number): Item[][] {
  const pieces: Item[][] = [];
  let room = 0;
  for (const item of items) {
    const piece = pieces.at(-1);
    room -= lengthOf(item);
    if (piece && piece.length < PIECE_WORDS && room >= 0) piece.push(item);
    else {
      pieces.push([item]);
      room = PIECE_LENGTH + 1 - lengthOf(item);
    }
  }
  return pieces;
}
