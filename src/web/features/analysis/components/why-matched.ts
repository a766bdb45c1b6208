/**
 * Why a post is among the mentions of a topic: which terms of its query occur in the post, where and how often, and which facts
 * of the post the query asks for. The engine explains; this only counts and leaves out what is not there.
 */
import type { Post } from '../../../../contract/posts.ts';
import type { TopicKeywords } from '../../../../contract/topics.ts';
import type { AttributeNode, NearNode, NearSide, QueryNode } from '../../../../engine/query/ast.ts';
import { compileTopic } from '../../../../engine/query/compile-topic.ts';
import type { QueryDocument } from '../../../../engine/query/document.ts';
import { evaluate } from '../../../../engine/query/evaluate.ts';
import { type ExplainedTerm, explainTerms } from '../../../../engine/query/explain.ts';
import type { SyntaxNode } from '../../../../engine/query/syntax.ts';
import { tokenText } from '../../../../engine/text/token-text.ts';

export interface Why {
  terms: readonly MatchedTerm[];
  facts: readonly AttributeNode[];
}

export interface MatchedTerm {
  /** As a query says it, with the post's own spelling where it is one run of words. */
  said: SyntaxNode;
  /** Occurrences in each; of NEAR only whether there is one. */
  title: number;
  content: number;
}

/** Null where the keywords mean nothing, so that nothing can be said. */
export function whyMatched(keywords: TopicKeywords, post: Post): Why | null {
  const compiled = compileTopic(keywords);
  if ('errors' in compiled) return null;
  const explained = explainTerms(compiled.query, post);
  const document = documentOf(post);
  return {
    terms: explained.flatMap((one) => (one.spans.length > 0 ? [matchedTerm(one, post)] : [])),
    facts: explained.flatMap(({ term }) => (isFact(term) && evaluate(term, document) ? [term] : [])),
  };
}

function matchedTerm({ term, spans }: ExplainedTerm, post: Post): MatchedTerm {
  const [first] = spans;
  const found = first ? post[first.field].slice(first.start, first.end) : '';
  const count = (field: 'title' | 'content') => {
    const places = spans.filter((span) => span.field === field).length;
    return term.type === 'near' ? Math.min(places, 1) : places;
  };
  return { said: sayable(term, found), title: count('title'), content: count('content') };
}

function sayable(term: ExplainedTerm['term'], found: string): SyntaxNode {
  if (term.type === 'near') return nearSyntax(term);
  if (term.type === 'exact') return leaf('exact', term.text);
  if (term.type === 'term') return term.prefix ? sideSyntax(term) : leaf('phrase', found);
  return leaf('phrase', '');
}

/** Nothing here was read from a text, so there are no places in one. */
const NOWHERE = { start: 0, end: 0 };

function leaf(type: 'word' | 'phrase' | 'exact', text: string, prefix = false): SyntaxNode {
  return { type, text, prefix, ...NOWHERE };
}

function nearSyntax({ ordered, distance, left, right }: NearNode): SyntaxNode {
  const sides = { left: sideSyntax(left), right: sideSyntax(right) };
  return { type: 'near', ordered, distance, ...sides, operator: NOWHERE, ...NOWHERE };
}

function sideSyntax(side: NearSide): SyntaxNode {
  if (side.type === 'near') return nearSyntax(side);
  if (side.type === 'or') return { type: 'or', children: side.children.map(sideSyntax), ...NOWHERE };
  return leaf(side.prefix ? 'word' : 'phrase', tokensText(side.tokens), side.prefix === true);
}

const CHARACTER_TOKEN = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]$/u;

/** Characters of Chinese and Japanese, each a token, stand side by side. */
function tokensText(tokens: readonly string[]): string {
  return tokens.reduce((text, token, at) => {
    const isTogether = CHARACTER_TOKEN.test(token) && CHARACTER_TOKEN.test(tokens[at - 1] ?? '');
    return text === '' || isTogether ? text + token : `${text} ${token}`;
  }, '');
}

function isFact(node: QueryNode): node is AttributeNode {
  return node.type === 'author' || node.type === 'site' || node.type === 'language' || node.type === 'source';
}

function documentOf(post: Post): QueryDocument {
  return {
    tokens: tokenText(post.title, post.content),
    title: post.title,
    content: post.content,
    authorTokens: tokenText(post.author?.name, post.author?.id),
    domain: post.domain ?? '',
    language: (post.language ?? '').toLowerCase(),
    mediaType: post.mediaType,
  };
}
