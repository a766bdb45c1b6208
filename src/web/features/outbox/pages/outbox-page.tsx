/** Mails that were written to files instead of being sent, as no server of mail is configured: newest first, each to be read. */
import { Skeleton } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ListedMail } from '../../../../contract/outbox.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useLastPage } from '../../../lib/use-last-page.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { pagerWords } from '../../../ui/pager-words.ts';
import { useMails } from '../api.ts';
import { MailRow } from '../components/mail-row.tsx';
import { DEFAULT_MAIL_ROWS, type OutboxSearch } from '../outbox-search.ts';
import styles from './outbox-page.module.css';

export function OutboxPage() {
  const { t } = useTranslation('outbox');
  const search = useSearch({ from: '/outbox' });
  const mails = useMails(search);
  return (
    <>
      <PageHead title={t('title')} context={t('context')} />
      <Loaded of={mails} skeleton={<Skeleton height={360} radius="md" />}>
        {(found) =>
          found.count === 0 ? (
            <EmptyState
              icon={<IconMail size={40} stroke={1.25} />}
              title={t('emptyTitle')}
              text={t('emptyText')}
              action={<ButtonLink to="/alerts">{t('toAlerts')}</ButtonLink>}
            />
          ) : (
            <Mails {...found} stale={mails.stale} />
          )
        }
      </Loaded>
    </>
  );
}

function Mails({ mails, count, stale }: { mails: readonly ListedMail[]; count: number; stale: boolean }) {
  const { t } = useTranslation('outbox');
  const search = useSearch({ from: '/outbox' });
  const navigate = useNavigate({ from: '/outbox' });
  const change = (changes: Partial<OutboxSearch>) =>
    void navigate({ search: (now) => ({ ...now, open: undefined, ...changes }), replace: true, resetScroll: false });
  const { page = 1, rows = DEFAULT_MAIL_ROWS, open } = search;
  const goTo = (to: number) => change({ page: to > 1 ? to : undefined });
  useLastPage(page, stale ? 0 : Math.ceil(count / rows), goTo);
  return (
    <div aria-busy={stale || undefined}>
      <ul className={styles['mails']} aria-label={t('title')}>
        {mails.map((mail) => (
          <MailRow
            key={mail.id}
            mail={mail}
            isOpen={open === mail.id}
            onToggle={() => change({ open: open === mail.id ? undefined : mail.id })}
          />
        ))}
      </ul>
      <Pager
        page={page}
        pages={Math.ceil(count / rows)}
        rows={rows}
        from={(page - 1) * rows + 1}
        to={(page - 1) * rows + mails.length}
        total={count}
        words={pagerWords(t)}
        onPage={goTo}
        onRows={(many) => change({ rows: many, page: undefined })}
      />
    </div>
  );
}
