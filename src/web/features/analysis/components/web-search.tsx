/** A search of the web by the provider that the operator has configured. Nothing that it finds is stored until somebody keeps it. */
import { Button, Skeleton, Stack, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { LIMITS } from '../../../../contract/limits.ts';
import { ADDRESS_ENDS } from '../../../../contract/web-search.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import type { CallError } from '../../../lib/call-error.ts';
import { useTimezone } from '../../../lib/organisation.ts';
import { useToday } from '../../../lib/use-today.ts';
import { useTextTrouble } from '../../../ui/filter/use-text-trouble.ts';
import { shortened } from '../../../ui/highlight.ts';
import { PeriodPicker } from '../../../ui/period-picker.tsx';
import { useQueryPlace } from '../use-query.ts';
import { useQueryText } from '../use-query-text.ts';
import { useWebSearch } from '../use-web-search.ts';
import { AheadNote } from './ahead-note.tsx';
import behind from './collected-search.module.css';
import { QueryForm } from './query-form.tsx';
import { QueryStart } from './query-start.tsx';
import { WebRefused } from './web-refused.tsx';
import { WebResults, type WebResultsProps } from './web-results.tsx';
import styles from './web-search.module.css';

/** The days there are to choose from begin here. */
const FIRST_DAY = '2000-01-01';

export function WebSearch() {
  const { t } = useTranslation('search');
  const { search, change } = useQueryPlace();
  const { q = '', page = 1 } = search;
  const [urls, setUrls] = useState(search.urls ?? '');
  const [seen, setSeen] = useState(search.urls);
  const { data, error, asking, ask } = useWebSearch();
  const trouble = error?.detail.fields?.['query'];
  const refused = useTextTrouble('', trouble).ofServer;
  const badSites = useBadSites(search.urls ?? '', error);
  const today = useToday();
  const timezone = useTimezone((organisation) => organisation.timezone);
  if (seen !== search.urls) {
    // By Back.
    setSeen(search.urls);
    setUrls(search.urls ?? '');
  }
  return (
    <>
      <QueryForm
        text={q}
        search={t('searchWeb')}
        refusal={trouble === 'queryUnsupported' ? t('web.unaskable') : refused}
        ofWeb={{ note: t('web.words'), placeholder: t('web.placeholder') }}
        onSearch={(text, period) => ask({ q: text, urls: urls.trim() || undefined, page: undefined, ...period })}
      >
        <div className={styles['narrow']}>
          <PeriodPicker
            search={search}
            onChange={change}
            first={FIRST_DAY}
            last={today.toISOString().slice(0, 10)}
            whole={t('web.anyTime', { timezone })}
          />
          <TextInput
            className={styles['urls'] ?? ''}
            aria-label={t('web.urls')}
            placeholder={t('web.urlsPlaceholder')}
            maxLength={2000}
            value={urls}
            onChange={(event) => setUrls(event.currentTarget.value)}
            error={urls.trim() === (search.urls ?? '') && badSites}
          />
        </div>
      </QueryForm>
      {asking ? (
        <WebSkeleton />
      ) : error ? (
        <WebRefused error={error} sites={badSites} retry={() => ask({ page: search.page })} />
      ) : data ? (
        <WebFound found={data.data} page={page} onPage={(to) => ask({ page: to > 1 ? to : undefined })} />
      ) : (
        <QueryStart
          title={q === '' ? t('web.start') : t('web.startFor', { query: shortened(q, SHOWN) })}
          text={t('web.startText')}
          action={
            q !== '' && (
              <Button
                leftSection={<IconSearch size={16} aria-hidden />}
                onClick={() => ask({ page: search.page, urls: urls.trim() || undefined })}
              >
                {t('searchWeb')}
              </Button>
            )
          }
        />
      )}
    </>
  );
}

/** Results stay while something else is being written, and say of what they are. */
function WebFound(props: WebResultsProps) {
  const { isAhead } = useQueryText();
  return (
    <>
      <div className={behind['meanwhile']} role="status">
        {isAhead && <AheadNote />}
      </div>
      <div className={behind['answer']} data-behind={isAhead || undefined}>
        <WebResults {...props} />
      </div>
    </>
  );
}

/** Characters of a query in a heading, and of an address in a message. */
const SHOWN = 80;

/** Which of the addresses cannot be read, in words. */
function useBadSites(urls: string, error: CallError | null): string | undefined {
  const { t } = useTranslation('search');
  const [field] = Object.keys(error?.detail.fields ?? {}).filter((name) => name.startsWith('urls'));
  if (field === undefined) return undefined;
  const address = urls.split(ADDRESS_ENDS).filter((part) => part !== '')[Number(field.split('.')[1])];
  return address === undefined
    ? t('web.urlsWrong', { max: LIMITS.webAddresses })
    : t('web.urlWrong', { address: shortened(address, SHOWN) });
}

function WebSkeleton() {
  const { t } = useTranslation('search');
  return (
    <Stack gap={12} role="status" aria-label={t('slow.text')}>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} height={132} radius="md" />
      ))}
    </Stack>
  );
}
