/** A view to be saved, or one of one's own to be renamed: what it is called, and whether colleagues see it. */
import { Button, Checkbox, Modal, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { LIMITS } from '../../../../contract/limits.ts';
import type { SavedView } from '../../../../contract/saved-views.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useIsHere } from '../../../lib/use-is-here.ts';
import styles from '../../../ui/dialog.module.css';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { useNotify } from '../../../ui/use-notify.tsx';
import { useSaveView, useSetView } from '../use-views.ts';
import { checkViewName, type ViewRefusal, viewRefusal } from '../view-refusal.ts';
import { searchToKeep } from '../view-search.ts';

export interface ViewDialogProps {
  /** Left out for a new one. */
  edited?: SavedView | undefined;
  onClose: () => void;
}

export function ViewDialog({ edited, onClose }: ViewDialogProps) {
  useFocusBack();
  const { t } = useTranslation(['views', 'errors', 'app']);
  const format = useFormat();
  const notify = useNotify();
  const save = useSaveView();
  const isHere = useIsHere();
  const now = useSetView();
  const [name, setName] = useState(edited?.name ?? '');
  const [shared, setShared] = useState(edited?.shared ?? false);
  const [refusal, setRefusal] = useState<ViewRefusal | null>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const wrong = checkViewName(name);
    setRefusal(wrong);
    if (wrong || save.isPending) return;
    const named = { name: name.trim(), shared };
    const input = { ...named, tab: now.tab, search: searchToKeep(now.search) };
    save.mutateAsync(edited ? { viewId: edited.id, changes: named } : { input }).then(
      (view) => {
        notify(t('saved', { name: view.name }));
        if (isHere()) onClose();
      },
      (error: Error) => (isHere() ? setRefusal(viewRefusal(error)) : notify(t('notUpdated', { name: named.name }), error)),
    );
  }

  /** What was sent is waited for: else nobody would see what is wrong with it. */
  function close(): void {
    if (!save.isPending) onClose();
  }

  return (
    <Modal
      opened
      onClose={close}
      title={edited ? t('renameTitle', { name: edited.name }) : t('saveTitle')}
      closeButtonProps={{ 'aria-label': t('app:close') }}
      centered
      classNames={{ title: styles['title'] ?? '' }}
    >
      <form onSubmit={submit} noValidate className={styles['form']}>
        <TextInput
          label={t('name')}
          placeholder={t('namePlaceholder')}
          maxLength={LIMITS.viewNameLength * 2}
          required
          data-autofocus
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setRefusal(null);
          }}
          error={refusal && 'name' in refusal && t(`errors:${refusal.name}`, { max: format.exact(LIMITS.viewNameLength) })}
        />
        <Checkbox
          label={t('share')}
          description={t('shareHint')}
          checked={shared}
          onChange={(event) => setShared(event.currentTarget.checked)}
        />
        <div role="alert">
          {refusal && 'other' in refusal && (
            <p className={styles['refusal']}>{t(`refused.${refusal.other}`, { max: format.exact(LIMITS.savedViews) })}</p>
          )}
        </div>
        <div className={styles['buttons']}>
          <Button variant="default" onClick={close}>
            {t('app:cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('app:save')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
