/** A field for the text of a note, with the button that saves it. */
import { Button, Group, Textarea } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { LIMITS } from '../../../../contract/limits.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { isComposing } from '../../../lib/is-composing.ts';
import { usePlanReason } from '../../../lib/plan.ts';
import { dropNote, keepNote, type NotePlace, useBegunNote } from '../begun-notes.ts';
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
  const text = useBegunNote(place) ?? before;
  const [saving, setSaving] = useState(false);
  const held = usePlanReason();
  const isNew = text.trim() !== '' && text.trim() !== before;
  async function save(): Promise<void> {
    setSaving(true);
    const saved = await onSave(text);
    setSaving(false);
    if (saved) dropNote(place);
  }
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
        description={held}
        maxLength={LIMITS.noteLength}
        autosize
        minRows={2}
        maxRows={8}
        autoFocus={autoFocus}
        onChange={({ currentTarget: { value } }) => (value === before ? dropNote(place) : keepNote(place, value))}
        onKeyDown={(event) => {
          leaving.onKeyDown(event);
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && isNew && !saving) void save();
        }}
      />
      <Group gap="xs">
        <Button
          {...leaving}
          className={styles['save'] ?? ''}
          size="xs"
          loading={saving}
          disabled={!isNew || held !== null}
          onClick={() => void save()}
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
