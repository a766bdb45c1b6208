/**
 * The keywords of one group as tags. Enter, a comma of any keyboard or leaving the field adds what was typed; a paste
 * becomes many; Backspace in the empty field takes the last one back for changing.
 */
import { CloseButton, Pill, PillsInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addTags, endsTag } from '../tags.ts';
import styles from './keyword-group.module.css';

export interface KeywordGroupProps {
  words: readonly string[];
  number: number;
  /** "Inclusion" or "Exclusion". */
  side: string;
  wrongKeyword: string | undefined;
  describedBy: string | undefined;
  onChange: (words: string[]) => void;
  /** Left out for the only group. */
  onRemove: (() => void) | undefined;
}

export function KeywordGroup({ words, number, side, wrongKeyword, describedBy, onChange, onRemove }: KeywordGroupProps) {
  const { t } = useTranslation('topics');
  const [typed, setTyped] = useState('');
  const add = (text: string) => {
    setTyped('');
    const added = addTags(words, text);
    if (added.length > words.length) onChange(added);
  };

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    // While an input method composes Chinese, Enter chooses a character.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '' && words.length > 0) {
      event.preventDefault();
      setTyped(words.at(-1) ?? '');
      onChange(words.slice(0, -1));
    }
  }

  return (
    <div className={styles['group']}>
      <PillsInput className={styles['box'] ?? ''} error={describedBy !== undefined}>
        <Pill.Group>
          {words.map((word) => (
            <Pill
              key={word}
              withRemoveButton
              className={styles['pill'] ?? ''}
              data-wrong={word === wrongKeyword || undefined}
              onRemove={() => onChange(words.filter((other) => other !== word))}
              removeButtonProps={{ 'aria-label': t('form.removeKeyword', { keyword: word }), 'aria-hidden': false }}
            >
              {word}
            </Pill>
          ))}
          <PillsInput.Field
            aria-label={t('form.group', { number, side })}
            aria-describedby={describedBy}
            aria-invalid={describedBy !== undefined || undefined}
            placeholder={t(words.length > 0 ? 'form.groupMore' : 'form.groupPlaceholder')}
            value={typed}
            onChange={(event) => {
              const text = event.currentTarget.value;
              const composing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing;
              if (!composing && endsTag(text)) add(text);
              else setTyped(text);
            }}
            onPaste={(event) => {
              const text = event.clipboardData.getData('text');
              if (!endsTag(text)) return;
              event.preventDefault();
              add(`${typed}${text}`);
            }}
            onKeyDown={press}
            onBlur={() => add(typed)}
          />
        </Pill.Group>
      </PillsInput>
      {onRemove && <CloseButton aria-label={t('form.removeGroup', { number, side })} onClick={onRemove} />}
    </div>
  );
}
