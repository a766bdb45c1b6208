/** A field for the text of a note, with the button that saves it. */
import { Button, Group, Textarea } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { LIMITS } from '../../../../contract/limits.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { isComposing } from '../../../lib/is-composing.ts';
import { usePlanReason } from '../../../lib/plan.ts';
import { dropNote, keepNote, type NotePlace, saveNote, useBegunNote } from '../begun-notes.ts';
import styles from './post-notes.module.css';

interface NoteFieldProps {
  label: string;
  /** What is written there is kept by it until it is saved or given up. */
  place: NotePlace;
  /** What it begins with. */
  text?: string;
  autoFocus?: boolean;
  /** Whether it is saved; where it is not, the text stays. */
  onSave: (text: string) => Promise<boolean>;
  /** Of a note that is changed: Escape does it too. */
  onCancel?: () => void;
}

export function NoteField({ label, place, text: before = '', autoFocus = false, onSave, onCancel }: NoteFieldProps) {
  const { t } = useTranslation(['analysis', 'app']);
  const { text, saving } = useBegunNote(place) ?? { text: before, saving: false };
  const held = usePlanReason();
  const isNew = text.trim() !== '' && text.trim() !== before;
  const save = () => void saveNote(place, text, onSave);
  function cancel(): void {
    dropNote(place);
    onCancel?.();
  }
  const leaving = {
    // Escape would close the drawer around it, before what is written there is saved.
    ...((onCancel || text !== '') && { 'data-mantine-stop-propagation': 'true' }),
    onKeyDown: (event: KeyboardEvent) => {
      // While characters are composed, Escape ends that.
      if (!onCancel || event.key !== 'Escape' || isComposing(event)) return;
      event.stopPropagation();
      cancel();
    },
  };
  return (
    <>
      <Textarea
        {...leaving}
        aria-label={label}
        placeholder={label}
        value={text}
        disabled={held !== null}
        readOnly={saving}
        description={held}
        maxLength={LIMITS.noteLength}
        autosize
        minRows={2}
        maxRows={8}
        autoFocus={autoFocus}
        onChange={({ currentTarget: { value } }) => (value === before ? dropNote(place) : keepNote(place, value))}
        onKeyDown={(event) => {
          leaving.onKeyDown(event);
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && isNew && !saving) save();
        }}
      />
      <Group gap="xs">
        <Button
          {...leaving}
          className={styles['save'] ?? ''}
          size="xs"
          loading={saving}
          disabled={!isNew || held !== null}
          onClick={save}
        >
          {t(onCancel ? 'notes.saveChange' : 'notes.save')}
        </Button>
        {onCancel && (
          <Button {...leaving} variant="default" size="xs" onClick={cancel}>
            {t('app:cancel')}
          </Button>
        )}
      </Group>
    </>
  );
}
