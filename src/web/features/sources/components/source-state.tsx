/** How a source does, in words; where it gave nothing, what happened, since when, and what to do. */
import { isPushed } from '../../../../contract/pushed-kinds.ts';
import type { Source, SourceState } from '../../../../contract/sources.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { type StateTone, StateWord } from '../../../ui/state-word.tsx';
import { adviceOf } from '../source-advice.ts';
import { SourceBudget } from './source-budget.tsx';
import styles from './source-state.module.css';

/** One that is new or paused is not asked. */
const TONES: Record<SourceState, StateTone> = {
  fine: 'good',
  'catching-up': 'busy',
  waiting: 'doubtful',
  failing: 'bad',
  resting: 'bad',
  new: 'idle',
  paused: 'idle',
};

export function SourceStateWords({ source }: { source: Source }) {
  const { kind, state, failure, budget } = source;
  const { t } = useTranslation('sources');
  const isSent = isPushed(kind) && (state === 'new' || state === 'fine');
  const meaning = isSent ? t(`sent.${state}`) : t(`meanings.${state}`);
  return (
    <div className={styles['state']}>
      <StateWord state={state} tone={TONES[state]} word={t(`states.${state}`)} title={meaning} />
      {failure && state !== 'paused' ? (
        <Failure failure={failure} advice={adviceOf(source, failure.kind)} />
      ) : (
        state !== 'fine' && <span className={styles['meaning']}>{meaning}</span>
      )}
      {budget && <SourceBudget budget={budget} />}
    </div>
  );
}

interface FailureProps {
  failure: NonNullable<Source['failure']>;
  advice: ReturnType<typeof adviceOf>;
}

function Failure({ failure: { kind, message, since }, advice }: FailureProps) {
  const { t } = useTranslation('sources');
  const format = useFormat();
  const seconds = (useNow() - Date.parse(since)) / 1000;
  return (
    <div className={styles['failure']}>
      <span className={styles['what']}>{t(`failures.${kind}`)}</span>
      {/* The clock of the page moves in steps: seconds would be wrong ones. */}
      {seconds >= 60 && <span title={format.dateTime(since)}>{` · ${t('lasting', { length: format.duration(seconds) })}`}</span>}
      {advice.map((one) => (
        <p key={one}>{t(`advice.${one}`)}</p>
      ))}
      <details>
        <summary>{t('detail')}</summary>
        {/* As the server says it, in English whatever the language of the page. */}
        <span lang="en">{message}</span>
      </details>
    </div>
  );
}
