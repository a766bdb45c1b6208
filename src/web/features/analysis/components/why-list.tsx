/** What of a topic's query a post matches, a line each: the terms with where and how often, then the facts. */
import { Fragment, useMemo } from 'react';
import type { Post } from '../../../../contract/posts.ts';
import type { TopicKeywords } from '../../../../contract/topics.ts';
import type { AttributeNode } from '../../../../engine/query/ast.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { sayTerms } from '../../../lib/topic-sentence-terms.ts';
import { sentenceWords } from '../../../lib/topic-sentence-words.ts';
import styles from './why.module.css';
import { type MatchedTerm, whyMatched } from './why-matched.ts';

/** Alternatives of a side of NEAR that are named. */
const SHOWN = 8;

export function WhyList({ keywords, post }: { keywords: TopicKeywords; post: Post }) {
  const { t } = useTranslation('query');
  const why = useMemo(() => whyMatched(keywords, post), [keywords, post]);
  if (!why || why.terms.length + why.facts.length === 0) return <p className={styles['nothing']}>{t('why.nothing')}</p>;
  return (
    <ul className={styles['list']} aria-label={t('why.label')}>
      {why.terms.map((term) => (
        <TermLine key={JSON.stringify(term.said)} term={term} />
      ))}
      {why.facts.map((fact) => (
        <FactLine key={JSON.stringify(fact)} fact={fact} />
      ))}
    </ul>
  );
}

function TermLine({ term }: { term: MatchedTerm }) {
  const { t, language } = useTranslation(['query', 'app']);
  const parts = sayTerms(term.said, { words: sentenceWords(t, language), most: SHOWN }, 'alone');
  const places = (['title', 'content'] as const)
    .filter((field) => term[field] > 0)
    .map((field) => (term[field] > 1 ? `${t(`query:why.${field}`)} ×${term[field]}` : t(`query:why.${field}`)));
  return (
    <li>
      {parts.map((part, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence have no name but their place
        part.keyword ? <b key={at}>{part.text}</b> : <Fragment key={at}>{part.text}</Fragment>,
      )}
      <span className={styles['places']}>{places.join(t('query:sentence.comma'))}</span>
    </li>
  );
}

function FactLine({ fact }: { fact: AttributeNode }) {
  const { t, language } = useTranslation(['query', 'app']);
  const words = sentenceWords(t, language);
  return (
    <li>
      <span className={styles['fact']}>{t(`query:facts.${fact.type}`)}</span> <b>{nameOf()}</b>
    </li>
  );

  function nameOf(): string {
    if (fact.type === 'site') return fact.domain;
    if (fact.type === 'language') return words.language(fact.code);
    return fact.type === 'source' ? words.mediaType(fact.mediaType) : fact.tokens.join(' ');
  }
}
