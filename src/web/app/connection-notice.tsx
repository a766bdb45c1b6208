/**
 * At the foot of every page: that the server does not answer, since when, and that what is shown is from then; or that something takes long.
 * At its head a thin line while something is on its way that a person waits for; what is only asked again from time to time is none of it.
 */
import { Button } from '@mantine/core';
import { type Query, type QueryClient, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from '../i18n/shown-words.ts';
import { isAsked } from '../lib/asked-key.ts';
import { useTimezone } from '../lib/organisation.ts';
import { lookForServer, useReach, watchServer } from '../lib/reach.ts';
import { useFormat } from '../lib/use-format.ts';
import { useSlow } from '../lib/use-slow.ts';
import styles from './connection-notice.module.css';

/** Milliseconds after which waiting is worth a word. */
const LONG = 8000;

export function ConnectionNotice() {
  const { t } = useTranslation('app');
  const client = useQueryClient();
  const away = useReach(({ awaySince }) => awaySince);
  const asking = useIsFetching({ predicate: isWaitedFor }) > 0;
  const going = useRouterState({ select: ({ isLoading }) => isLoading });
  const waiting = away === null && (asking || going);
  const long = useSlow(waiting, LONG);
  useEffect(watchServer, []);
  return (
    <>
      {waiting && <div className={styles['line']} aria-hidden />}
      <div className={styles['foot']} role="status" data-shown={away !== null || long || undefined}>
        {away !== null && <Away since={away} />}
        {long && (
          <>
            <p>{t('connection.slow')}</p>
            {asking && (
              <Button variant="default" size="compact-sm" onClick={() => void askAgain(client)}>
                {t('connection.askAgain')}
              </Button>
            )}
          </>
        )}
      </div>
    </>
  );
}

function Away({ since }: { since: number }) {
  const { t } = useTranslation('app');
  const format = useFormat();
  const known = useTimezone((organisation) => organisation.known);
  return (
    <>
      <p>
        <strong>
          {known ? t('connection.awaySince', { time: format.time(new Date(since).toISOString()) }) : t('connection.away')}
        </strong>
        {t('connection.awayText')}
      </p>
      <Button variant="default" size="compact-sm" onClick={() => void lookForServer()}>
        {t('connection.look')}
      </Button>
    </>
  );
}

/** Nothing is there to show, or what is shown is known to be outdated. What somebody has asked of a model says itself how far it is. */
function isWaitedFor({ state, queryKey }: Query): boolean {
  return state.fetchStatus === 'fetching' && (state.data === undefined || state.isInvalidated) && !isAsked(queryKey);
}

/** A first question that is under way is not asked a second time before it is given up. */
async function askAgain(client: QueryClient): Promise<void> {
  const waited = new Set(client.getQueryCache().findAll({ predicate: isWaitedFor }));
  const among = { predicate: (query: Query) => waited.has(query) };
  await client.cancelQueries(among);
  await client.refetchQueries(among);
}
