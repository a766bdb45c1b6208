/** What is wrong with a query, in words, each with the buttons that mend it. */
import { IconAlertTriangle, IconCircleX } from '@tabler/icons-react';
import type { Fix, Problem } from '../../../engine/query/problems.ts';
import type { Span } from '../../../engine/query/syntax.ts';
import { useTranslation } from '../../i18n/shown-words.ts';
import { fixWords, problemWords } from '../../lib/query-words.ts';
import { useFormat } from '../../lib/use-format.ts';
import { fixesOf } from './fixes-of.ts';
import styles from './problem-list.module.css';

export interface ProblemListProps {
  problems: readonly Problem[];
  text: string;
  onFix: (fix: Fix, text: string) => void;
  onGoTo: (span: Span) => void;
}

/** More at once is no list to work through; the next ones follow as these are mended. */
const SHOWN = 6;

export function ProblemList({ problems, text, onFix, onGoTo }: ProblemListProps) {
  const { t } = useTranslation('query');
  if (problems.length === 0) return null;
  const hidden = problems.length > SHOWN + 1 ? problems.length - SHOWN : 0;
  return (
    <ul className={styles['list']}>
      {problems.slice(0, problems.length - hidden).map((problem) => (
        <ProblemRow key={`${problem.code} ${problem.start}`} problem={problem} text={text} onFix={onFix} onGoTo={onGoTo} />
      ))}
      {hidden > 0 && <li className={styles['hidden']}>{t('editor.moreProblems', { count: hidden })}</li>}
    </ul>
  );
}

function ProblemRow({ problem, text, onFix, onGoTo }: Omit<ProblemListProps, 'problems'> & { problem: Problem }) {
  const { t } = useTranslation('query');
  const words = problemWords(t, useFormat(), problem, text);
  const Icon = problem.severity === 'error' ? IconCircleX : IconAlertTriangle;
  return (
    <li className={styles['problem']} data-severity={problem.severity}>
      <Icon className={styles['icon']} size={16} role="img" aria-label={t(`editor.${problem.severity}`)} />
      <div className={styles['body']}>
        <button type="button" className={styles['words']} onClick={() => onGoTo(problem)}>
          {words}
        </button>
        {fixesOf(problem, text).map((fix) => (
          <button
            key={JSON.stringify(fix.edits)}
            type="button"
            className={styles['fix']}
            // The field keeps the focus: the caret is where the next word goes.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onFix(fix, text)}
          >
            {fixWords(t, fix, text)}
          </button>
        ))}
      </div>
    </li>
  );
}
