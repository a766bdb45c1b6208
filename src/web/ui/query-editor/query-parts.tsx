/** What each part of a query means, one below the other: behind a button, since most queries are said by their sentence. */
import { memo, useMemo } from 'react';
import type { SyntaxNode } from '../../../engine/query/syntax.ts';
import { useTranslation } from '../../i18n/shown-words.ts';
import type { Translate } from '../../i18n/translator.ts';
import { type QueryPart, queryParts, readAs } from '../../lib/query-parts.ts';
import { type SentenceWords, sentenceWords } from '../../lib/topic-sentence-words.ts';
import { Disclosure } from './disclosure.tsx';
import styles from './query-parts.module.css';

export interface QueryPartsProps {
  text: string;
  /** null while the query means nothing. */
  tree: SyntaxNode | null;
}

export const QueryParts = memo(function QueryParts({ text, tree }: QueryPartsProps) {
  const { t } = useTranslation('query');
  return (
    <Disclosure title={t('parts.title')} hidden={tree === null}>
      {tree && <Parts text={text} tree={tree} />}
    </Disclosure>
  );
});

function Parts({ text, tree }: { text: string; tree: SyntaxNode }) {
  const { t } = useTranslation('query');
  const whole = useMemo(() => queryParts(tree), [tree]);
  const read = useMemo(() => readAs(text, tree), [text, tree]);
  return (
    <div className={styles['parts']}>
      {read !== null && (
        <p className={styles['read']}>
          {t('parts.readAs')} <code translate="no">{read}</code>
        </p>
      )}
      <ul className={styles['list']} aria-label={t('parts.title')}>
        <Part part={whole} />
      </ul>
    </div>
  );
}

function Part({ part }: { part: QueryPart }) {
  const { t } = useTranslation('query');
  const { text, parts, hidden } = part;
  return (
    <li>
      <code translate="no">{text}</code> <span className={styles['means']}>{useMeaning(part)}</span>
      {parts.length > 0 && (
        <ul className={styles['list']}>
          {parts.map((one, at) => {
            // The same part may stand in two places: only its place tells them apart.
            const key = `${at} ${one.text}`;
            return <Part key={key} part={one} />;
          })}
          {hidden > 0 && <li className={styles['means']}>{t('parts.more', { count: hidden })}</li>}
        </ul>
      )}
    </li>
  );
}

function useMeaning(part: QueryPart): string {
  const { t, language } = useTranslation(['query', 'app']);
  const words = useMemo(() => sentenceWords(t, language), [t, language]);
  const { read, inOnePlace } = part;
  const first = meaningWords(t, words, part);
  if (read !== undefined) return t('query:parts.both', { first, second: t('query:parts.read', { read }) });
  return inOnePlace ? t('query:parts.both', { first, second: t('query:parts.inOnePlace') }) : first;
}

function meaningWords(
  t: Translate<['query', 'app']>,
  words: SentenceWords,
  { means, distance = 0, value = '' }: QueryPart,
): string {
  switch (means) {
    case 'near':
    case 'onear':
      return t(`query:parts.${means}`, { count: distance });
    case 'of_lang':
      return value.toLowerCase() === 'zh' ? t('query:parts.of_zh') : t('query:parts.of_lang', { name: words.language(value) });
    case 'of_source':
      return t('query:parts.of_source', { name: words.mediaType(value) });
    default:
      return t(`query:parts.${means}`, { value });
  }
}
