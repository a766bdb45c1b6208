/** Sends a message as the saved alert would, to whoever presses it. */
import { Button } from '@mantine/core';
import type { Alert } from '../../../../contract/alerts.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { InPlan } from '../../../ui/in-plan.tsx';
import { useSendTest } from '../use-send-test.ts';

export function TestButton({ alert, isChanged }: { alert: Alert; isChanged: boolean }) {
  const { t } = useTranslation('alerts');
  const test = useSendTest(alert);
  return (
    // What is written here and not saved would not be in it.
    <InPlan>
      <Button variant="default" onClick={test.send} loading={test.isSending} disabled={isChanged}>
        {t('sendTest')}
      </Button>
    </InPlan>
  );
}
