/** How much of the plan this topic uses. */
import type { Subscription } from '../../../../contract/accounts.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { lengthInDays } from '../../../lib/days.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Meter } from '../../../ui/meter.tsx';
import type { KeywordsUsed } from '../check-draft.ts';
import type { TopicCandidate } from '../draft.ts';
import styles from './topic-preview.module.css';

export interface PlanMetersProps {
  candidate: TopicCandidate;
  counts: KeywordsUsed;
  plan: Subscription;
  /** Topics of the organisation, this one included. */
  used: number;
}

export function PlanMeters({ candidate, counts, plan, used }: PlanMetersProps) {
  const { t } = useTranslation('topics');
  const format = useFormat();
  const { startsAt, endsAt } = candidate;
  const days = startsAt === '' || endsAt === '' ? null : lengthInDays(startsAt, endsAt);
  const meters = [
    ['keywords', counts.inclusion, plan.maxKeywords],
    ['exclusions', counts.exclusion, plan.maxKeywordsExclusion],
    ['days', days, plan.maxDays],
    ['topics', used, plan.maxTopics],
  ] as const;
  return (
    <fieldset className={styles['plan']} aria-label={t('preview.plan')}>
      {meters.map(([name, value, max]) => (
        <Meter
          key={name}
          label={t(`preview.planOf.${name}`)}
          value={value ?? 0}
          max={max}
          // All that is allowed may be used; only more is wrong.
          full={value !== null && value > max}
          text={t('preview.usedOf', { used: format.exact(value), max: format.exact(max) })}
        />
      ))}
    </fieldset>
  );
}
