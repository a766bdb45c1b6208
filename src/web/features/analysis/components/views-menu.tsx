/** The saved views of the topic behind a button of the filter bar: each leads to its tab and filter; the page can be saved as one. */
import { Button, Popover, Skeleton } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled, IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { SavedView } from '../../../../contract/saved-views.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import bar from '../../../ui/filter/filter-bar.module.css';
import { Loaded } from '../../../ui/loaded.tsx';
import { useSetView, useViewActions, useViews } from '../use-views.ts';
import { isSetTo } from '../view-search.ts';
import { ViewDialog } from './view-dialog.tsx';
import { ViewRow } from './view-row.tsx';
import styles from './views-menu.module.css';

export function ViewsMenu() {
  const { t } = useTranslation('views');
  const views = useViews();
  const now = useSetView();
  const actions = useViewActions();
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  const [dialog, setDialog] = useState<{ edited?: SavedView } | null>(null);
  const isSaved = views.data.some((view) => isSetTo(view, now));
  const Icon = isSaved ? IconBookmarkFilled : IconBookmark;

  function toggle(open: boolean): void {
    // What colleagues have shared meanwhile.
    if (open) views.retry();
    setOpened(open);
  }
  function ask(about: { edited?: SavedView }): void {
    // What was pressed goes with the list, and the dialog gives the focus back to what has it now.
    button.current?.focus();
    setOpened(false);
    setDialog(about);
  }

  return (
    <>
      <Popover position="bottom-end" width={340} trapFocus returnFocus shadow="md" opened={opened} onChange={toggle}>
        <Popover.Target>
          <Button
            ref={button}
            variant="default"
            className={bar['action'] ?? ''}
            aria-label={t('views')}
            data-act="views"
            leftSection={<Icon size={16} aria-hidden />}
            onClick={() => toggle(!opened)}
          >
            <span className={bar['action-text']}>{t('views')}</span>
          </Button>
        </Popover.Target>
        <Popover.Dropdown aria-label={t('views')}>
          <Loaded of={views} skeleton={<Skeleton height={80} radius="md" />}>
            {(all) =>
              all.length === 0 ? (
                <p className={styles['none']}>{t('none')}</p>
              ) : (
                <ul className={styles['list']} aria-label={t('list')}>
                  {all.map((view) => (
                    <ViewRow
                      key={view.id}
                      view={view}
                      isSet={isSetTo(view, now)}
                      onOpen={() => setOpened(false)}
                      onSet={() => actions.set(view)}
                      onEdit={() => ask({ edited: view })}
                      onDelete={() => actions.remove(view)}
                    />
                  ))}
                </ul>
              )
            }
          </Loaded>
          <Button
            variant="light"
            fullWidth
            className={styles['save'] ?? ''}
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => ask({})}
            data-autofocus
          >
            {t('save')}
          </Button>
        </Popover.Dropdown>
      </Popover>
      {dialog && <ViewDialog edited={dialog.edited} onClose={() => setDialog(null)} />}
    </>
  );
}
