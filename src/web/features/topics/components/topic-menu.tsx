/** What can be done with one topic. Deleting asks first and names the topic. */
import { ActionIcon, Loader, Menu } from '@mantine/core';
import { IconDots, IconEdit, IconEye, IconEyeOff, IconPencil, IconStar, IconStarOff, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { TopicSummary } from '../../../../contract/topics.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useConfirm } from '../../../ui/confirm.tsx';
import { focusMenuButton } from '../../../ui/focus-after.ts';
import { IN_MAIN } from '../../../ui/in-main.ts';
import { InPlan } from '../../../ui/in-plan.tsx';
import { PlanLabel } from '../../../ui/plan-label.tsx';
import { useNotify } from '../../../ui/use-notify.tsx';
import { useAlertsOnlyOf, useDeleteTopic } from '../api.ts';
import { useFeatureTopic, useShowTopic } from '../use-mark-topic.ts';

export function TopicMenu({ topic, onRename }: { topic: TopicSummary; onRename: () => void }) {
  const { t } = useTranslation(['topics', 'app']);
  const format = useFormat();
  const confirm = useConfirm();
  const notify = useNotify();
  const deletion = useDeleteTopic();
  const alertsOnlyOf = useAlertsOnlyOf();
  const feature = useFeatureTopic();
  const show = useShowTopic();
  const { name } = topic;

  /** Before the item that was chosen is gone, and with it where the focus was. */
  const fromButton = (act: () => void) => () => {
    focusMenuButton();
    act();
  };

  async function remove(): Promise<void> {
    if (deletion.isPending) return;
    const mentions = t('app:mentionsCount', { count: topic.mentions, number: format.exact(topic.mentions) });
    const count = await alertsOnlyOf(topic.id);
    const alerts = count > 0 ? [t('deleteAlerts', { count, number: format.exact(count) })] : [];
    const text = [t('deleteText', { mentions }), ...alerts].join(' ');
    const question = { title: t('deleteTitle', { name }), text, confirm: t('deleteConfirm') };
    if (!(await confirm({ ...question, danger: true }))) return;
    // Told even if the topic's row, and this menu with it, is gone by then.
    deletion.mutateAsync(topic.id).then(
      () => notify(t('deleted', { name })),
      (error: Error) => notify(t('deleteFailed', { name }), error),
    );
  }

  return (
    // The focus is given back by us: Mantine would take it from the field of a name that has it by then.
    <Menu position="bottom-end" withinPortal portalProps={IN_MAIN} returnFocus={false}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('actions', { name })}
          aria-busy={deletion.isPending || undefined}
        >
          {deletion.isPending ? <Loader size={18} color="currentColor" aria-hidden /> : <IconDots size={18} aria-hidden />}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown maw={320}>
        <PlanLabel />
        <InPlan item>
          <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={fromButton(onRename)}>
            {t('rename')}
          </Menu.Item>
        </InPlan>
        <InPlan item>
          <Menu.Item
            leftSection={<IconEdit size={16} aria-hidden />}
            renderRoot={(props) => <Link {...props} to="/topics/$id/edit" params={{ id: topic.id }} />}
          >
            {t('edit')}
          </Menu.Item>
        </InPlan>
        <InPlan item>
          <Menu.Item
            leftSection={topic.featured ? <IconStarOff size={16} aria-hidden /> : <IconStar size={16} aria-hidden />}
            onClick={fromButton(() => feature(topic))}
          >
            {t(topic.featured ? 'unfeature' : 'feature')}
          </Menu.Item>
        </InPlan>
        <InPlan item>
          <Menu.Item
            leftSection={topic.visible ? <IconEyeOff size={16} aria-hidden /> : <IconEye size={16} aria-hidden />}
            onClick={fromButton(() => show(topic))}
          >
            {t(topic.visible ? 'hide' : 'show')}
          </Menu.Item>
        </InPlan>
        <InPlan item>
          <Menu.Item
            leftSection={<IconTrash size={16} aria-hidden />}
            c="var(--color-danger)"
            onClick={fromButton(() => void remove())}
          >
            {t('delete')}
          </Menu.Item>
        </InPlan>
      </Menu.Dropdown>
    </Menu>
  );
}
