/** What the organisation wrote down about a post, and a field to add to it. Opened below the post, and fetched then. */
import { ActionIcon, Button, Skeleton, Textarea } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../../contract/limits.ts';
import { getNotes, type Note } from '../../../../contract/notes.ts';
import { useRequest } from '../../../lib/call.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { useWriteNotes } from '../use-write-notes.ts';
import styles from './post-notes.module.css';
import panel from './post-panel.module.css';

export interface Folded {
  open: boolean;
  panelId: string;
  onToggle: () => void;
}

export function useNotes(): Folded {
  const [open, setOpen] = useState(false);
  return { open, panelId: useId(), onToggle: () => setOpen(!open) };
}

export function NotesPanel({ notes: { open, panelId }, feedId }: { notes: Folded; feedId: string }) {
  return (
    <div id={panelId} className={panel['panel']} hidden={!open}>
      {open && <Notes feedId={feedId} />}
    </div>
  );
}

function Notes({ feedId }: { feedId: string }) {
  const { t } = useTranslation('analysis');
  const notes = useRequest(getNotes, { feedId }, { neutral: { data: [] } });
  const { write, remove, writing } = useWriteNotes(feedId);
  const [text, setText] = useState('');
  const save = () => write(text).then((written) => written && setText(''));
  return (
    <Loaded of={notes} skeleton={<Skeleton height={80} />}>
      {({ data }) => (
        <div className={styles['notes']}>
          {data.length > 0 && (
            <ul className={styles['list']} aria-label={t('notes.title')}>
              {data.map((note) => (
                <li key={note.id}>
                  <WrittenNote note={note} onDelete={() => remove(note)} />
                </li>
              ))}
            </ul>
          )}
          <Textarea
            aria-label={t('notes.field')}
            placeholder={t('notes.field')}
            value={text}
            maxLength={LIMITS.noteLength}
            autosize
            minRows={2}
            maxRows={8}
            autoFocus={data.length === 0}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && text.trim() !== '') void save();
            }}
          />
          <Button
            className={styles['save'] ?? ''}
            size="xs"
            loading={writing}
            disabled={text.trim() === ''}
            onClick={() => void save()}
          >
            {t('notes.save')}
          </Button>
        </div>
      )}
    </Loaded>
  );
}

function WrittenNote({ note, onDelete }: { note: Note; onDelete: () => void }) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const now = useNow();
  return (
    <article className={styles['note']}>
      <p className={styles['text']}>{note.text}</p>
      <footer className={styles['by']}>
        <span>{note.by ?? t('notes.gone')}</span>
        <time dateTime={note.at} title={format.dateTime(note.at)}>
          {format.relative(note.at, Math.max(now, Date.parse(note.at)))}
        </time>
        {note.mine && (
          <ActionIcon variant="subtle" color="gray" size="sm" aria-label={t('notes.delete')} onClick={onDelete}>
            <IconTrash size={14} aria-hidden />
          </ActionIcon>
        )}
      </footer>
    </article>
  );
}
