/** What can be taken away of the page, and the files that are made of it. */
import { Button, Menu } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet, IconFiles, IconFileTypeCsv, IconFileTypePdf } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { REPORT_TABS } from '../../../../contract/exports.ts';
import { hasFigures } from '../../../../contract/topic-state.ts';
import type { Topic } from '../../../../contract/topics.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import bar from '../../../ui/filter/filter-bar.module.css';
import { useOverview } from '../api.ts';
import { useAnalysis } from '../use-analysis.ts';
import { useExportPosts } from '../use-export-posts.ts';
import styles from './export-menu.module.css';
import { ExportsPanel } from './exports-panel.tsx';

const POSTS = ['csv', 'xlsx'] as const;
const ICONS = { csv: IconFileTypeCsv, xlsx: IconFileSpreadsheet };

const PDF = <IconFileTypePdf size={20} stroke={1.5} aria-hidden />;

export function ExportMenu({ topic }: { topic: Topic }) {
  const { t } = useTranslation('exports');
  const { id, search } = useAnalysis();
  const overview = useOverview(id, search, topic);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const tab = REPORT_TABS.find((name) => path.endsWith(`/${name}`));
  const [opened, setOpened] = useState(false);
  const { run, isPending } = useExportPosts({ search, onStarted: () => setOpened(true) });
  // Nothing is known yet of a topic whose first search still runs.
  const disabled = !hasFigures(topic);
  const count = overview.stale ? null : (overview.data?.mentions.value ?? null);
  return (
    <>
      <Menu position="bottom-end" width={300}>
        <Menu.Target>
          <Button
            variant="default"
            className={bar['action'] ?? ''}
            aria-label={t('export')}
            data-act="export"
            loading={isPending}
            leftSection={<IconDownload size={16} aria-hidden />}
          >
            <span className={bar['action-text']}>{t('export')}</span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {disabled && <Menu.Label>{t('notReady')}</Menu.Label>}
          {POSTS.map((format) => {
            const Icon = ICONS[format];
            return (
              <Menu.Item
                key={format}
                disabled={disabled}
                leftSection={<Icon size={20} stroke={1.5} aria-hidden />}
                onClick={() => run({ format, count })}
              >
                {t(`formats.${format}`)}
                <span className={styles['hint']}>{t(`hints.${format}`)}</span>
              </Menu.Item>
            );
          })}
          {tab && (
            <Menu.Item leftSection={PDF} disabled={disabled} onClick={() => run({ format: 'pdf', count, tab })}>
              {t('thisTab')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={PDF} disabled={disabled} onClick={() => run({ format: 'pdf', count })}>
            {t('allTabs')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item leftSection={<IconFiles size={20} stroke={1.5} aria-hidden />} onClick={() => setOpened(true)}>
            {t('files')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ExportsPanel opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}
