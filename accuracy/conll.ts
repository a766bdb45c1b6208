/** Texts with names marked token by token (CoNLL: token, tab, BIO tag; a blank line ends a text), as text with spans. */
export interface Span {
  start: number;
  /** Exclusive. */
  end: number;
  type: string;
}

export interface TaggedText {
  text: string;
  spans: Span[];
}

/** `types` renames the tags that count; others are no names. `joint` stands between tokens. */
export function readConll(source: string, types: Readonly<Record<string, string>>, joint: string): TaggedText[] {
  return source
    .split(/\r?\n\s*\r?\n/)
    .map((block) =>
      readBlock(
        block.split(/\r?\n/).filter((line) => line.includes('\t')),
        types,
        joint,
      ),
    )
    .filter(({ text }) => text !== '');
}

function readBlock(lines: readonly string[], types: Readonly<Record<string, string>>, joint: string): TaggedText {
  let text = '';
  const spans: Span[] = [];
  let open: Span | undefined;
  for (const line of lines) {
    const [written = '', tag = 'O'] = line.split('\t');
    // Weibo numbers the characters of a word: 科0 学1.
    const token = joint === '' ? ([...written][0] ?? '') : written;
    if (text !== '') text += joint;
    const start = text.length;
    text += token;
    const type = types[tag.slice(2)];
    if (tag.startsWith('I-') && open) open.end = text.length;
    else {
      open = type === undefined ? undefined : { start, end: text.length, type };
      if (open) spans.push(open);
    }
  }
  return { text, spans };
}
