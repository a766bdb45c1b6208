/** One term into what has to be found of it: words of the text, tags, the original spelling, or a fact of the post. */
import type { QueryNode, TermNode } from '../ast.ts';
import { readLanguage, readMediaType, readSite } from '../field-values.ts';
import { canBePrefix, hashtagText, readTerm } from '../read-term.ts';
import type { QueryField, SyntaxTerm } from '../syntax.ts';
import { joinNodes } from './join.ts';

/** Of a term without errors; `field` is the one that it stands in. */
export function compileTerm(term: SyntaxTerm, field: QueryField | null): QueryNode {
  switch (field) {
    case 'author': {
      const { tokens, prefix } = wordsOf(term, null).words;
      return { type: 'author', tokens, ...(prefix ? { prefix } : {}) };
    }
    case 'site':
      return { type: 'site', domain: known(readSite(term.text), term) };
    case 'lang':
      return compileLanguage(known(readLanguage(term.text), term));
    case 'source':
      return { type: 'source', mediaType: known(readMediaType(term.text), term) };
    case 'hashtag':
      return compileText({ ...term, text: hashtagText(term.text) }, null);
    default:
      return compileText(term, field);
  }
}

function compileText(term: SyntaxTerm, field: 'title' | null): QueryNode {
  if (term.type === 'exact') return { type: 'exact', text: term.text.trim(), ...(field ? { field } : {}) };
  const { words, tags, isTag } = wordsOf(term, field);
  return joinNodes('and', isTag ? tags : [words, ...tags]) ?? words;
}

export interface TermWords {
  /** A run of the words, those of tags among them. */
  words: TermNode;
  /** Each to be found by itself besides: `#a-b` is the tag and, somewhere, the words `a b`. */
  tags: readonly TermNode[];
  /** Nothing but a tag: its words are found where it is. */
  isTag: boolean;
}

export function wordsOf(term: SyntaxTerm, field: 'title' | null): TermWords {
  const reading = readTerm(term.text);
  const run = (tokens: readonly string[], isPrefix: boolean): TermNode => ({
    type: 'term',
    tokens,
    ...(isPrefix && canBePrefix(tokens.at(-1) ?? '') ? { prefix: true as const } : {}),
    ...(field ? { field } : {}),
  });
  const last = term.prefix && reading.endsWithTag ? reading.tags.at(-1) : undefined;
  return {
    words: run(reading.words, term.prefix),
    tags: reading.tags.map((tag) => run([tag], tag === last)),
    isTag: reading.isTag,
  };
}

/** Who asks for Chinese wants what is written in it in Hong Kong too, whose code does not begin with `zh`. */
function compileLanguage(code: string): QueryNode {
  const node: QueryNode = { type: 'language', code };
  return code === 'zh' ? { type: 'or', children: [node, { type: 'language', code: 'yue' }] } : node;
}

/** The parser has checked it. */
function known<Value>(value: Value | undefined, term: SyntaxTerm): Value {
  if (value === undefined) throw new RangeError(`A value that the field cannot have: ${term.text}`);
  return value;
}
