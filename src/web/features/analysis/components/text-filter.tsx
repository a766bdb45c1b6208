/**
 * Words looked for within the posts of the topic, in the keyword language. What can be read is set after a short pause, or at
 * once with Enter; what cannot stays in the field, with what is wrong with it.
 */
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnalysedTopic, useOverview } from '../api.ts';
import { inAddress } from '../filter-fields.ts';
import { useAnalysis } from '../use-analysis.ts';
import { useTextTrouble } from '../use-text-trouble.ts';

/** Milliseconds without a key. */
const PAUSE = 600;

export function TextFilter() {
  const { t } = useTranslation('analysis');
  const { id, search, change } = useAnalysis();
  const { error } = useOverview(id, search, useAnalysedTopic(id).data);
  const set = search.text ?? '';
  const [typed, setTyped] = useState(set);
  // The address changes from outside too: by Back, by Clear, by the chip.
  const [seen, setSeen] = useState(set);
  if (seen !== set) {
    setSeen(set);
    setTyped(set);
  }
  const trouble = useTextTrouble(typed, error?.detail.fields?.['filter.text']);
  const wanted = inAddress('text', [typed]);
  const isNew = wanted !== search.text && trouble.own === undefined;
  useEffect(() => {
    if (!isNew) return undefined;
    const timer = setTimeout(() => change({ text: wanted }), PAUSE);
    return () => clearTimeout(timer);
  }, [isNew, wanted, change]);
  return (
    <TextInput
      type="search"
      label={t('filter.text')}
      description={t('filter.textHint')}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={typed}
      error={trouble.own ?? (isNew ? undefined : trouble.ofServer)}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing && isNew) change({ text: wanted });
      }}
      onBlur={() => isNew && change({ text: wanted })}
    />
  );
}
