/** What the organisation wrote down about a post, and a field to add to it. Opened below the post, and fetched then. */
import { ActionIcon, Skeleton } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { getNotes, type Note } from '../../../../contract/notes.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useRequest } from '../../../lib/call.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { InPlan } from '../../../ui/in-plan.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { dropGoneNotes, useBegunNote } from '../begun-notes.ts';
import type { Folded } from '../use-folded.ts';
import { useWriteNotes } from '../use-write-notes.ts';
import { NoteField } from './note-field.tsx';
import styles from './post-notes.module.css';
import panel from './post-panel.module.css';

export function NotesPanel({ notes: { open, pressed, panelId }, feedId }: { notes: Folded; feedId: string }) {
  return (
    <div id={panelId} className={panel['panel']} hidden={!open}>
      {open && <Notes feedId={feedId} isAsked={pressed} />}
    </div>
  );
}

/** `isAsked`: somebody has just opened them; else they are as they were when they were scrolled away. */
function Notes({ feedId, isAsked }: { feedId: string; isAsked: boolean }) {
  const { t } = useTranslation('analysis');
  const notes = useRequest(getNotes, { feedId }, { neutral: { data: [] } });
  const { write, edit, remove } = useWriteNotes(feedId);
  const there = notes.error ? undefined : notes.data?.data;
  useEffect(() => there && dropGoneNotes(feedId, there), [feedId, there]);
  const kept = useKeptFocus<HTMLDivElement>(notes.data?.data.length);
  return (
    <Loaded of={notes} skeleton={<Skeleton height={80} />}>
      {({ data }) => (
        <div {...kept} className={styles['notes']}>
          {data.length > 0 && (
            <ul className={styles['list']} aria-label={t('notes.title')}>
              {data.map((note) => (
                <li key={note.id}>
                  <WrittenNote feedId={feedId} note={note} onEdit={(text) => edit(note, text)} onDelete={() => remove(note)} />
                </li>
              ))}
            </ul>
          )}
          <NoteField
            label={t('notes.field')}
            place={{ postId: feedId }}
            autoFocus={isAsked && data.length === 0}
            onSave={write}
          />
        </div>
      )}
    </Loaded>
  );
}

interface WrittenNoteProps {
  feedId: string;
  note: Note;
  onEdit: (text: string) => Promise<boolean>;
  onDelete: () => void;
}

function WrittenNote({ feedId, note, onEdit, onDelete }: WrittenNoteProps) {
  const { t } = useTranslation('analysis');
  const place = { postId: feedId, noteId: note.id };
  const isBegun = useBegunNote(place) !== undefined;
  const [editing, setEditing] = useState<'not yet' | 'still' | 'now' | 'no more'>(isBegun ? 'still' : 'not yet');
  const leave = () => setEditing('no more');
  if (editing !== 'now' && editing !== 'still') {
    // What had the focus is gone with the field.
    return <ShownNote note={note} focused={editing === 'no more'} onEdit={() => setEditing('now')} onDelete={onDelete} />;
  }
  const save = (text: string) =>
    onEdit(text).then((done) => {
      if (done) leave();
      return done;
    });
  return (
    <div className={styles['notes']}>
      <NoteField
        label={t('notes.edit')}
        place={place}
        text={note.text}
        autoFocus={editing === 'now'}
        onSave={save}
        onCancel={leave}
      />
    </div>
  );
}

interface ShownNoteProps {
  note: Note;
  /** Whether the way to change it has the focus when it appears. */
  focused: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

function ShownNote({ note, focused, onEdit, onDelete }: ShownNoteProps) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const now = useNow();
  const ago = (at: string) => format.relative(at, Math.max(now, Date.parse(at)));
  return (
    <article className={styles['note']}>
      <p className={styles['text']}>{note.text}</p>
      <footer className={styles['by']}>
        <span>{note.by ?? t('notes.gone')}</span>
        <time dateTime={note.at} title={format.dateTime(note.at)}>
          {ago(note.at)}
        </time>
        {note.editedAt && (
          <time dateTime={note.editedAt} title={format.dateTime(note.editedAt)}>
            {t('notes.edited', { when: ago(note.editedAt) })}
          </time>
        )}
        {note.mine && (
          <span>
            <InPlan>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="sm"
                aria-label={t('notes.edit')}
                autoFocus={focused}
                onClick={onEdit}
              >
                <IconPencil size={14} aria-hidden />
              </ActionIcon>
            </InPlan>
            <InPlan>
              <ActionIcon variant="subtle" color="gray" size="sm" aria-label={t('notes.delete')} onClick={onDelete}>
                <IconTrash size={14} aria-hidden />
              </ActionIcon>
            </InPlan>
          </span>
        )}
      </footer>
    </article>
  );
}
