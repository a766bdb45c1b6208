/** One saved view: the way to it, and, of one's own, what can be done with it. */
import { ActionIcon } from '@mantine/core';
import { IconCheck, IconDeviceFloppy, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { SavedView } from '../../../../contract/saved-views.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useAnalysis } from '../use-analysis.ts';
import { searchOfView, TAB_ADDRESSES } from '../view-search.ts';
import styles from './views-menu.module.css';

export interface ViewRowProps {
  view: SavedView;
  /** Leads to what is shown already. */
  isSet: boolean;
  onOpen: () => void;
  /** To make it lead to what is shown. */
  onSet: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function ViewRow({ view, isSet, onOpen, onSet, onEdit, onDelete }: ViewRowProps) {
  const { t } = useTranslation(['views', 'analysis']);
  const { id } = useAnalysis();
  const { name, tab, owner, shared } = view;
  const tabName = t(tab === 'raw-data' ? 'analysis:tabs.rawData' : `analysis:tabs.${tab}`);
  const about = owner === null ? shared && t('shared') : t('sharedBy', { name: owner });
  const actions = [
    { key: 'update', icon: IconDeviceFloppy, run: onSet, disabled: isSet },
    { key: 'rename', icon: IconPencil, run: onEdit, disabled: false },
    { key: 'delete', icon: IconTrash, run: onDelete, disabled: false },
  ] as const;
  return (
    <li className={styles['row']} data-view={name}>
      <Link
        to={TAB_ADDRESSES[tab]}
        params={{ id }}
        search={searchOfView(view)}
        activeOptions={{ exact: true }}
        className={styles['open']}
        aria-current={isSet ? 'page' : undefined}
        resetScroll={false}
        onClick={onOpen}
      >
        <span className={styles['mark']}>{isSet && <IconCheck size={16} aria-hidden />}</span>
        <span className={styles['words']}>
          <span className={styles['name']} title={name}>
            {name}
          </span>
          <span className={styles['about']}>{about ? t('about', { tab: tabName, about }) : tabName}</span>
        </span>
      </Link>
      {owner === null &&
        actions.map(({ key, icon: Icon, run, disabled }) => (
          <ActionIcon
            key={key}
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t(`actionsOf.${key}`, { name })}
            title={t(`actions.${key}`)}
            disabled={disabled}
            onClick={run}
          >
            <Icon size={18} aria-hidden />
          </ActionIcon>
        ))}
    </li>
  );
}
