/** The way to one more of what a plan limits, and how many are left; at the limit the button says why it does nothing. */
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { Subscription } from '../../contract/accounts.ts';
import { useSubscription } from '../lib/organisation.ts';
import { usePlanReason } from '../lib/plan.ts';
import { useAriaKeys } from '../lib/use-aria-keys.ts';
import { useFormat } from '../lib/use-format.ts';
import { ButtonLink } from './button-link.tsx';
import styles from './create-in-plan.module.css';
import { Meter, MeterPlace } from './meter.tsx';
import { Tip } from './tip.tsx';

export interface CreateInPlanProps {
  /** null while it is not known. */
  used: number | null;
  limit: (plan: Subscription) => number;
  to: '/alerts/create' | '/topics/new';
  words: {
    create: string;
    meter: string;
    /** "3 of 10" */
    used: (counts: { used: string; max: string }) => string;
    /** Why there can be no more. */
    full: string;
  };
  /** Of the paragraph that says so. */
  fullId: string;
}

export function CreateInPlan({ used, limit, to, words, fullId }: CreateInPlanProps) {
  const format = useFormat();
  const plan = useSubscription();
  const known = used !== null && !plan.pending && !plan.error;
  const max = limit(plan.data);
  const reason = usePlanReason();
  const keys = useAriaKeys('createTopic');
  const full = known && used >= max;
  const held = reason ?? (full ? words.full : null);
  return (
    <div className={styles['create']}>
      <div className={styles['meter']}>
        {known ? (
          <Meter
            label={words.meter}
            value={used}
            max={max}
            text={words.used({ used: format.exact(used), max: format.exact(max) })}
          />
        ) : (
          <MeterPlace />
        )}
      </div>
      {held !== null ? (
        <Tip label={held} explains>
          <Button
            aria-disabled
            data-disabled
            aria-describedby={fullId}
            onClick={(event) => event.preventDefault()}
            leftSection={<IconPlus size={16} aria-hidden />}
          >
            {words.create}
          </Button>
        </Tip>
      ) : (
        <ButtonLink
          to={to}
          aria-keyshortcuts={to === '/topics/new' ? keys : undefined}
          leftSection={<IconPlus size={16} aria-hidden />}
        >
          {words.create}
        </ButtonLink>
      )}
      {held !== null && (
        <p id={fullId} className={styles[reason === null ? 'limit' : 'unseen']}>
          {held}
        </p>
      )}
    </div>
  );
}
