/**
 * Short texts as tags in a field. Enter, a comma of any keyboard or leaving the field adds what was typed; a paste becomes many;
 * Backspace in the empty field takes the last one back for changing.
 */
import { Pill, PillsInput } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { isComposing } from '../lib/is-composing.ts';
import { addTags, endsTag } from './tags.ts';
import styles from './tags-field.module.css';

export interface TagsFieldProps {
  tags: readonly string[];
  onChange: (tags: string[]) => void;
  /** Of the field, for who does not see it. */
  label: string;
  placeholder: string;
  /** Of the button at a tag. */
  removeLabel: (tag: string) => string;
  isWrong: (tag: string) => boolean;
  /** The id of what is wrong in words, where something is. */
  describedBy: string | undefined;
  /** The id of the field, for a label that is seen. */
  id?: string;
}

export function TagsField({ tags, onChange, label, placeholder, removeLabel, isWrong, describedBy, id }: TagsFieldProps) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const add = (text: string) => {
    setTyped('');
    const added = addTags(tags, text);
    if (added.length > tags.length) onChange(added);
  };

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    // While an input method composes Chinese, Enter chooses a character.
    if (isComposing(event)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '' && tags.length > 0) {
      event.preventDefault();
      setTyped(tags.at(-1) ?? '');
      onChange(tags.slice(0, -1));
    }
  }

  function remove(tag: string): void {
    // The button goes; a finger that pressed it has not asked for the keyboard of the field.
    if (document.activeElement !== document.body) field.current?.focus();
    onChange(tags.filter((other) => other !== tag));
  }

  return (
    <PillsInput className={styles['box'] ?? ''} error={describedBy !== undefined}>
      <Pill.Group>
        {tags.map((tag) => (
          <Pill
            key={tag}
            withRemoveButton
            className={styles['pill'] ?? ''}
            data-wrong={isWrong(tag) || undefined}
            onRemove={() => remove(tag)}
            // A dialog of Mantine's takes what says that it is not hidden for hidden, and passes it by.
            removeButtonProps={{ 'aria-label': removeLabel(tag), 'aria-hidden': undefined, tabIndex: 0 }}
          >
            {tag}
          </Pill>
        ))}
        <PillsInput.Field
          ref={field}
          id={id}
          aria-label={label}
          aria-describedby={describedBy}
          aria-invalid={describedBy !== undefined || undefined}
          placeholder={placeholder}
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
  );
}
