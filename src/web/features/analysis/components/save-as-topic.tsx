/** Leads to the form of a new topic with what is written in the field in it, whether it was searched or not. */
import { Button } from '@mantine/core';
import { IconTargetArrow } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { hasErrors } from '../../../../engine/query/parse.ts';
import { isPlainWords } from '../../../../engine/query/search-text.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { isFiltered, narrowingOf } from '../../../lib/filter-search.ts';
import { NEW_TOPICS } from '../../../lib/handed-query.ts';
import { waitingDraft } from '../../../lib/held-draft.ts';
import { parsedQuery } from '../../../lib/parsed-query.ts';
import { useSession } from '../../../lib/session.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { BROWSER } from '../../../lib/use-held-draft.ts';
import { useConfirm } from '../../../ui/confirm.tsx';
import { InPlan } from '../../../ui/in-plan.tsx';
import { useNotify } from '../../../ui/use-notify.tsx';
import { useQueryPlace } from '../use-query.ts';
import { useQueryText } from '../use-query-text.ts';

export function SaveAsTopic() {
  const { t } = useTranslation('search');
  const format = useFormat();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const notify = useNotify();
  const userId = useSession((session) => session.user?.id ?? '');
  const { search } = useQueryPlace();
  const written = useQueryText().text.trim();
  // Where plain words are searched for, they are a query that a topic does not take as it is.
  const text = search.tab === 'web' && isPlainWords(written) ? written.split(/\s+/u).join(' AND ') : written;
  if (text === '' && search.q === undefined) return null;

  async function save(): Promise<void> {
    if (text === '') return notify(t('save.nothing'), 'failed');
    if (hasErrors(parsedQuery(text))) return notify(t('save.wrong'), 'failed');
    if (!(await mayReplace())) return;
    await navigate({ to: '/topics/new', search: {}, state: { query: { text, mediaTypes: narrowingOf(search).mediaTypes } } });
    if (isFiltered({ ...search, mediaTypes: undefined })) notify(t('save.withoutFilter'));
  }

  /** A topic that somebody has begun to write is not thrown away without a word. */
  async function mayReplace(): Promise<boolean> {
    const waiting = await waitingDraft(NEW_TOPICS, BROWSER, userId, Date.now());
    if (!waiting) return true;
    const name = waiting.draft.topicName.trim();
    const time = format.dateTime(waiting.keptAt);
    return confirm({
      title: t('save.title'),
      text: name === '' ? t('save.unnamed', { time }) : t('save.named', { name, time }),
      confirm: t('save.replace'),
      cancel: t('save.keep'),
      danger: true,
    });
  }

  return (
    <InPlan>
      <Button variant="default" leftSection={<IconTargetArrow size={16} aria-hidden />} onClick={() => void save()}>
        {t('saveAsTopic')}
      </Button>
    </InPlan>
  );
}
