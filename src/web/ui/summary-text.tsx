/** The sentences of a summary, each with the numbers of its posts, which open them; and by whom it is. */
import { MOST_QUOTED, type Summary, type SummarySentence } from '../../contract/summaries.ts';
import { useTranslation } from '../i18n/shown-words.ts';
import { useFormat } from '../lib/use-format.ts';
import { CopySummary } from './copy-summary.tsx';
import { Quotation } from './quotation.tsx';
import { SummaryLack } from './summary-lack.tsx';
import styles from './summary-text.module.css';
import { Tip } from './tip.tsx';

/** Opens a post that a sentence rests on; `said`: the sentence. */
export type OpenCited = (id: string, title: string, said: string) => void;

interface SummaryTextProps {
  summary: Summary;
  onOpen: OpenCited | null;
}

export function SummaryText({ summary, onOpen }: SummaryTextProps) {
  const { t } = useTranslation('analysis');
  const note = useByWhom(summary);
  const numbers = new Map(summary.cited.map(({ id }, at) => [id, at + 1]));
  if (summary.tooLittle) return <p className={styles['note']}>{t('summary.tooLittle')}</p>;
  return (
    <>
      {summary.lacks && <SummaryLack lacks={summary.lacks} />}
      <ul className={styles['sentences']} data-by={summary.by}>
        {summary.sentences.map((sentence, at) => (
          <Sentence
            key={`${sentence.posts.join(' ')} ${sentence.text}`}
            sentence={sentence}
            about={aboutOf(sentence, summary.sentences[at - 1])}
            // Null: a quotation, in the language of its post.
            lang={summary.by === 'model' ? summary.language : null}
            numbers={numbers}
            onOpen={onOpen}
          />
        ))}
      </ul>
      <p className={styles['note']}>{note}</p>
      <CopySummary summary={summary} note={note} />
    </>
  );
}

/** Said once above all that follow of the same topics. */
function aboutOf({ topics }: SummarySentence, before: SummarySentence | undefined): string {
  return topics.join() === before?.topics.join() ? '' : topics.join(' · ');
}

interface SentenceProps {
  sentence: SummarySentence;
  /** '' where nothing is said anew. */
  about: string;
  lang: string | null;
  numbers: ReadonlyMap<string, number>;
  onOpen: OpenCited | null;
}

function Sentence({ sentence, about, lang, numbers, onOpen }: SentenceProps) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const alike = sentence.alike ?? 0;
  return (
    <li className={styles['sentence']}>
      {about !== '' && (
        <span className={styles['about']} dir="auto">
          {about}
        </span>
      )}
      {lang === null ? (
        <Quotation text={sentence.text} />
      ) : (
        <span dir="auto" lang={lang}>
          {sentence.text}
        </span>
      )}{' '}
      {sentence.across && <Across />}
      {onOpen &&
        sentence.posts.map((id) => {
          const title = t('summary.post', { number: numbers.get(id) });
          return (
            <button
              key={id}
              type="button"
              className={styles['cited']}
              aria-label={t('summary.open', { title })}
              onClick={() => onOpen(id, title, sentence.text)}
            >
              {numbers.get(id)}
            </button>
          );
        })}{' '}
      {alike > 1 && <span className={styles['alike']}>{t('summary.alike', { count: alike, number: format.exact(alike) })}</span>}
    </li>
  );
}

/** That a sentence is in another language than its posts, and what that means: by pointer, by touch and by key. */
function Across() {
  const { t } = useTranslation('analysis');
  const said = t('summary.across');
  const hint = t('summary.acrossHint');
  return (
    <Tip label={hint} explains>
      <button type="button" className={styles['across']} aria-label={`${said}. ${hint}`}>
        {said}
      </button>
    </Tip>
  );
}

/** By whom it is, of what, and what is not in it. */
function useByWhom(summary: Summary): string {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const { by, model, writtenAt, dropped, unsent, posts, matching, oneLanguage, sentences } = summary;
  const number = format.exact(posts);
  const of =
    matching > posts ? t('summary.ofMany', { number, all: format.exact(matching) }) : t('summary.of', { count: posts, number });
  const said = [
    by === 'quotations'
      ? t(posts > MOST_QUOTED ? 'summary.byQuotations' : 'summary.byQuotationsOfFew', { of })
      : t('summary.byModel', { model, of }),
    writtenAt === null ? '' : t('summary.writtenAt', { time: format.dateTime(writtenAt) }),
    sentences.some(({ alike }) => (alike ?? 0) > 1) ? t('summary.alikeAmong', { number }) : '',
    oneLanguage ? t('summary.oneLanguage') : '',
    by === 'model' && dropped > 0 ? t('summary.dropped', { count: dropped, number: format.exact(dropped) }) : '',
    unsent > 0 ? t('summary.unsent', { count: unsent, number: format.exact(unsent) }) : '',
  ];
  return said.filter(Boolean).reduce((one, other) => t('summary.then', { one, other }));
}
