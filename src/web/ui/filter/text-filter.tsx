/**
 * Words looked for within the posts, in the keyword language. What can be read is set after a short pause, or at
 * once with Enter; what cannot stays in the field, with what is wrong with it. The address holds the text trimmed, the field as it
 * was typed; all that is typed in one go is one step of the history.
 */
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/shown-words.ts';
import { inAddress } from '../../lib/filter-fields.ts';
import { isComposing } from '../../lib/is-composing.ts';
import { useFilter } from './use-filter.ts';
import { useTextTrouble } from './use-text-trouble.ts';

/** Milliseconds without a key. */
const PAUSE = 600;

export function TextFilter() {
  const { t } = useTranslation('analysis');
  const { search, change, textRefusal } = useFilter();
  const set = search.text ?? '';
  const [typed, setTyped] = useState(set);
  const [composing, setComposing] = useState(false);
  const [begun, setBegun] = useState(false);
  const [sent, setSent] = useState(set);
  const [seen, setSeen] = useState(set);
  if (seen !== set) {
    setSeen(set);
    // By Back, by Clear, by the chip. What was sent from here comes back while more of it is being typed.
    if (set !== sent) {
      setSent(set);
      setTyped(set);
      setBegun(false);
    }
  }
  const trouble = useTextTrouble(typed, textRefusal);
  const wanted = inAddress('text', [typed]);
  const isNew = wanted !== search.text && trouble.own === undefined;
  const send = useCallback(() => {
    setSent(wanted ?? '');
    setBegun(true);
    change({ text: wanted }, begun ? 'same' : 'new');
  }, [change, wanted, begun]);
  const isDue = isNew && !composing && (wanted ?? '') !== sent;
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(send, PAUSE);
    return () => clearTimeout(timer);
  }, [isDue, send]);
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
        if (event.key === 'Enter' && !isComposing(event) && isDue) send();
      }}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
      onBlur={() => {
        if (isDue) send();
        setBegun(false);
      }}
    />
  );
}
