/** Goes to a place in the list of posts: the first, the last, one by its number or, where the order is that of time, by its day. */
import { ActionIcon, Button, Group, NumberInput, Popover, Stack, TextInput } from '@mantine/core';
import { IconArrowBarToDown, IconArrowBarToUp } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { endOfDay, startOfDay } from '../../../lib/days.ts';
import { callOptions } from '../../../lib/function-call.ts';
import { isDay } from '../../../lib/instants.ts';
import { useTimezone } from '../../../lib/organisation.ts';
import { useNotify } from '../../../ui/use-notify.tsx';
import { useListedInput } from '../api.ts';
import { DEFAULT_SORT } from '../filter-search.ts';
import { useAnalysis, useListPlace } from '../use-analysis.ts';

export function PostsPlace({ length }: { length: number }) {
  const { t } = useTranslation('analysis');
  const { search, change } = useAnalysis();
  const place = useListPlace('at') ?? 1;
  const [opened, setOpened] = useState(false);
  const byTime = (search.sort ?? DEFAULT_SORT) === 'newest' || search.sort === 'oldest';
  const go = (to: number) => {
    const at = Math.max(1, Math.min(length, to));
    setOpened(false);
    change({ at: at > 1 ? at : undefined });
  };
  return (
    <Group gap={4} wrap="nowrap">
      <ActionIcon variant="default" size="input-sm" aria-label={t('posts.first')} disabled={place === 1} onClick={() => go(1)}>
        <IconArrowBarToUp size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="default" size="input-sm" aria-label={t('posts.last')} onClick={() => go(length)}>
        <IconArrowBarToDown size={16} aria-hidden />
      </ActionIcon>
      <Popover opened={opened} onChange={setOpened} position="bottom-end" trapFocus returnFocus>
        <Popover.Target>
          <Button variant="default" onClick={() => setOpened(!opened)}>
            {t('posts.goTo')}
          </Button>
        </Popover.Target>
        <Popover.Dropdown aria-label={t('posts.goTo')}>
          <Stack gap="sm">
            <ByNumber length={length} onGo={go} />
            {byTime && <ByDay onGo={go} />}
          </Stack>
        </Popover.Dropdown>
      </Popover>
    </Group>
  );
}

interface FieldProps {
  onGo: (place: number) => void;
}

function ByNumber({ length, onGo }: FieldProps & { length: number }) {
  const { t } = useTranslation('analysis');
  const [place, setPlace] = useState<string | number>('');
  return (
    <Field onSubmit={() => Number(place) >= 1 && onGo(Math.floor(Number(place)))}>
      <NumberInput
        label={t('posts.place')}
        value={place}
        onChange={setPlace}
        min={1}
        max={length}
        hideControls
        thousandSeparator=","
        w={160}
      />
    </Field>
  );
}

function ByDay({ onGo }: FieldProps) {
  const { t } = useTranslation('analysis');
  const { id, search } = useAnalysis();
  const client = useQueryClient();
  const notify = useNotify();
  const timezone = useTimezone((organisation) => organisation.timezone);
  const listed = useListedInput(id, search);
  const [day, setDay] = useState('');
  const lookUp = useMutation({
    mutationFn: () => {
      // As many as come before the day in this order.
      const bucket = search.sort === 'oldest' ? { endDate: startOfDay(day, timezone) } : { startDate: endOfDay(day, timezone) };
      const before = { ...listed, filter: { ...listed.filter, skip: 0, limit: 1, bucket } };
      return client.fetchQuery(callOptions('get_topic_analysis_posts_chartbox', before));
    },
    onSuccess: ({ count }) => onGo(count + 1),
    onError: () => notify(t('posts.goFailed'), 'failed'),
  });
  return (
    <Field working={lookUp.isPending} onSubmit={() => isDay(day) && lookUp.mutate()}>
      <TextInput type="date" label={t('posts.day')} value={day} onChange={(event) => setDay(event.currentTarget.value)} w={160} />
    </Field>
  );
}

interface FieldFormProps {
  working?: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

function Field({ working = false, onSubmit, children }: FieldFormProps) {
  const { t } = useTranslation('analysis');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form onSubmit={submit}>
      <Group align="end" gap="xs" wrap="nowrap">
        {children}
        <Button type="submit" variant="default" loading={working}>
          {t('posts.go')}
        </Button>
      </Group>
    </form>
  );
}
