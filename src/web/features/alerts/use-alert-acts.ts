/** What is done with an alert from the list, and what is said of it then. */
import type { Alert } from '../../../contract/alerts.ts';
import { useTranslation } from '../../i18n/shown-words.ts';
import { useTimezone } from '../../lib/organisation.ts';
import { type Snooze, snoozeUntil } from '../../lib/snooze.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { useNotify } from '../../ui/use-notify.tsx';
import { isRefused, useDeleteAlert, useEnableAlert, useSnoozeAlert } from './api.ts';

export function useAlertActs({ id, alertName: name, enabled }: Alert) {
  const { t } = useTranslation('alerts');
  const format = useFormat();
  const timezone = useTimezone((organisation) => organisation.timezone);
  const confirm = useConfirm();
  const notify = useNotify();
  const enabling = useEnableAlert();
  const snoozing = useSnoozeAlert();
  const deletion = useDeleteAlert();
  const failed = (words: string) => (error: Error) => notify(isRefused(error, 'not_found') ? t('gone') : words, error);

  function sleep(snoozedUntil: string | null): void {
    const said = () =>
      snoozedUntil === null ? t('snoozeEnded', { name }) : t('snoozed', { name, time: format.dateTime(snoozedUntil) });
    snoozing.mutateAsync({ id, snoozedUntil }).then(() => notify(said()), failed(t('notChanged', { name })));
  }

  return {
    /** As it will be, while that is under way. */
    enabled: enabling.isPending ? enabling.variables.flag : enabled,
    toggle(): void {
      if (enabling.isPending) return;
      const said = () => notify(t(enabled ? 'nowDisabled' : 'nowEnabled'));
      enabling.mutateAsync({ id, flag: !enabled }).then(said, failed(t('notChanged', { name })));
    },
    snooze(snooze: Snooze): void {
      sleep(snoozeUntil(snooze, Date.now(), timezone));
    },
    endSnooze(): void {
      sleep(null);
    },
    async remove(): Promise<void> {
      const question = { title: t('deleteTitle', { name }), text: t('deleteText'), confirm: t('deleteConfirm') };
      if (!(await confirm({ ...question, danger: true }))) return;
      const said = () => notify(t('deleted', { name }));
      deletion.mutateAsync(id).then(said, failed(t('deleteFailed', { name })));
    },
  };
}
export type AlertActs = ReturnType<typeof useAlertActs>;
