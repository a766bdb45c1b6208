/** Above a proposed query: who proposes it, that nothing has run, what the model put there of its own, and the way back. */
import { Button, Checkbox } from '@mantine/core';
import { IconArrowBackUp, IconSparkles } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { hasErrors } from '../../../engine/query/parse.ts';
import { useTranslation } from '../../i18n/shown-words.ts';
import { addedTerms } from '../../lib/added-terms.ts';
import { parsedQuery } from '../../lib/parsed-query.ts';
import type { HeldProposal, Proposing, ProposingEditor } from '../../lib/query-proposal.ts';
import { shortened } from '../../lib/shortened.ts';
import { useFormat } from '../../lib/use-format.ts';
import styles from './proposal-notice.module.css';

export interface ProposalNoticeProps {
  proposing: Proposing;
  /** There is a mistake in what stands in the editor. */
  isWrong: boolean;
  /** How it is run from here: by the button of this name, or by being used in place. */
  runs: { button: string } | { use: () => void };
  editor: ProposingEditor;
}

/** Terms that are named; more are counted. */
const NAMED = 12;

export function ProposalNotice({ proposing, isWrong, runs, editor }: ProposalNoticeProps) {
  const { t } = useTranslation('query');
  const { proposal, settled, setWithPeriod, undo } = proposing;
  if (!proposal) return settled && <Settled proposal={settled} />;
  const { answer, withPeriod } = proposal;
  return (
    <section className={styles['notice']} aria-label={t('proposal.label')}>
      <p className={styles['by']}>
        <IconSparkles size={16} aria-hidden />
        <strong>{t('proposal.by', { model: answer.model })}</strong>
      </p>
      <p>{'button' in runs ? t('proposal.search', { button: runs.button }) : t('proposal.use')}</p>
      {answer.problems.length > 0 && isWrong && <p>{t('proposal.wrong')}</p>}
      <Remarks proposal={proposal} />
      {answer.period && (
        <Period period={answer.period}>
          {(days) =>
            'button' in runs ? (
              <Checkbox
                size="xs"
                label={t('proposal.period', days)}
                checked={withPeriod}
                onChange={(event) => setWithPeriod(event.currentTarget.checked)}
              />
            ) : (
              <p>{t('proposal.periodElsewhere', days)}</p>
            )
          }
        </Period>
      )}
      <div className={styles['row']}>
        {'use' in runs && (
          <Button size="xs" onClick={runs.use}>
            {t('proposal.useButton')}
          </Button>
        )}
        <Button
          variant="default"
          size="xs"
          leftSection={<IconArrowBackUp size={14} aria-hidden />}
          aria-label={t('proposal.undoHint')}
          onClick={() => undo(editor)}
        >
          {t('proposal.undo')}
        </Button>
      </div>
    </section>
  );
}

/** Once it was run, what it cannot say may still be set in the filter, which is only there by then. */
function Settled({ proposal }: { proposal: HeldProposal }) {
  return (
    <div className={styles['settled']}>
      <Remarks proposal={proposal} />
    </div>
  );
}

/** On what the model wrote, not on what was changed since. */
function Remarks({ proposal: { answer, words } }: { proposal: HeldProposal }) {
  const { t } = useTranslation('query');
  const added = useMemo(() => {
    const parsed = parsedQuery(answer.query);
    return parsed.tree && !hasErrors(parsed) ? addedTerms(words, parsed.tree) : [];
  }, [answer, words]);
  const named = added.slice(0, NAMED).map(shortened).join(t('sentence.comma'));
  const terms = added.length > NAMED ? t('proposal.addedMore', { terms: named, count: added.length - NAMED }) : named;
  return (
    <>
      {added.length > 0 && <p>{t('proposal.added', { terms })}</p>}
      {answer.note !== null && <p dir="auto">{t('ask.note', { note: answer.note })}</p>}
    </>
  );
}

interface PeriodProps {
  period: { from: string; to: string };
  children: (days: { from: string; to: string }) => ReactNode;
}

function Period({ period: { from, to }, children }: PeriodProps) {
  const format = useFormat();
  return children({ from: format.day(from), to: format.day(to) });
}
