/** What else can be done with an alert. Deleting asks first and names it. */
import { ActionIcon, Menu } from '@mantine/core';
import { IconBellOff, IconBellRinging, IconDots, IconEdit, IconHistory, IconMail, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Alert } from '../../../../contract/alerts.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { SNOOZES } from '../../../lib/snooze.ts';
import { useNow } from '../../../lib/use-now.ts';
import { IN_MAIN } from '../../../ui/in-main.ts';
import { InPlan } from '../../../ui/in-plan.tsx';
import { PlanLabel } from '../../../ui/plan-label.tsx';
import { isSnoozed } from '../find-alerts.ts';
import type { AlertActs } from '../use-alert-acts.ts';
import { useSendTest } from '../use-send-test.ts';

export function AlertMenu({ alert, acts }: { alert: Alert; acts: AlertActs }) {
  const { t } = useTranslation('alerts');
  const test = useSendTest(alert);
  const sleeps = isSnoozed(alert, useNow());
  return (
    <Menu position="bottom-end" withinPortal portalProps={IN_MAIN}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('actions', { name: alert.alertName })}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown maw={320}>
        <PlanLabel />
        <InPlan item>
          <Menu.Item
            leftSection={<IconEdit size={16} aria-hidden />}
            renderRoot={(props) => <Link {...props} to="/alerts/$id/edit" params={{ id: alert.id }} />}
          >
            {t('edit')}
          </Menu.Item>
        </InPlan>
        <Menu.Item
          leftSection={<IconHistory size={16} aria-hidden />}
          renderRoot={(props) => <Link {...props} to="/alert-dashboard" search={{ alert: Number(alert.id) }} />}
        >
          {t('dashboard')}
        </Menu.Item>
        <InPlan item>
          <Menu.Item leftSection={<IconMail size={16} aria-hidden />} onClick={test.send}>
            {t('sendTest')}
          </Menu.Item>
        </InPlan>
        <Menu.Label>{t('snooze')}</Menu.Label>
        {SNOOZES.map((snooze) => (
          <InPlan item key={snooze}>
            <Menu.Item leftSection={<IconBellOff size={16} aria-hidden />} onClick={() => acts.snooze(snooze)}>
              {t(`snoozes.${snooze}`)}
            </Menu.Item>
          </InPlan>
        ))}
        {sleeps && (
          <InPlan item>
            <Menu.Item leftSection={<IconBellRinging size={16} aria-hidden />} onClick={acts.endSnooze}>
              {t('endSnooze')}
            </Menu.Item>
          </InPlan>
        )}
        <Menu.Divider />
        <InPlan item>
          <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} c="var(--color-danger)" onClick={() => void acts.remove()}>
            {t('delete')}
          </Menu.Item>
        </InPlan>
      </Menu.Dropdown>
    </Menu>
  );
}
