/** The name of a topic as a field, in its place in the list. Enter keeps, Escape drops; only the name changes. */
import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Topic } from '../../../../contract/topics.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { CallError } from '../../../lib/call-error.ts';
import { isComposing } from '../../../lib/is-composing.ts';
import { useSubscription } from '../../../lib/organisation.ts';
import { isPlanRefusal } from '../../../lib/plan-refusal.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useIsHere } from '../../../lib/use-is-here.ts';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { useNotify } from '../../../ui/use-notify.tsx';
import { isGone, useRenameTopic } from '../api.ts';
import { checkName } from '../check-name.ts';
import { errorWords } from '../error-words.ts';

export function RenameTopic({ topic, onDone }: { topic: Topic; onDone: () => void }) {
  useFocusBack();
  const { t } = useTranslation(['topics', 'errors', 'query', 'app']);
  const format = useFormat();
  const plan = useSubscription();
  const notify = useNotify();
  const save = useRenameTopic();
  const isHere = useIsHere();
  const [name, setName] = useState(topic.name);
  const [wrong, setWrong] = useState<string | null>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const trimmed = name.trim();
    const key = checkName(trimmed);
    if (key) setWrong(errorWords(t, format, { key }, plan.data));
    else if (trimmed === topic.name) onDone();
    else keep(trimmed);
  }

  function keep(trimmed: string): void {
    // Promises, not callbacks of the call: the page, or the row, may be left before the answer is there.
    save.mutateAsync({ topic, name: trimmed }).then(
      () => {
        notify(t('renamed', { name: trimmed }));
        if (isHere()) onDone();
      },
      (error: Error) => {
        if (!isHere()) return notify(t('topics:markFailed', { name: topic.name }), error);
        const field = error instanceof CallError ? error.detail.fields?.['name'] : undefined;
        if (field) setWrong(errorWords(t, format, { key: field }, plan.data));
        else if (isPlanRefusal(error)) setWrong(t('app:plan.reasonNow'));
        else setWrong(t(isGone(error) ? 'errors:topicNotFound' : 'errors:notSaved'));
      },
    );
  }

  return (
    <form onSubmit={submit}>
      <Group gap={6} align="flex-start">
        <TextInput
          aria-label={t('newName', { name: topic.name })}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && !isComposing(event) && onDone()}
          error={wrong}
          data-autofocus
          autoFocus
          size="sm"
          style={{ flex: '1 1 200px', maxWidth: 420 }}
        />
        <Button type="submit" size="sm" loading={save.isPending}>
          {t('app:save')}
        </Button>
        <Button variant="default" size="sm" onClick={onDone}>
          {t('app:cancel')}
        </Button>
      </Group>
    </form>
  );
}
