/** Writes the same note about all posts that are selected. */
import { Button, Popover, Stack } from '@mantine/core';
import { IconNote } from '@tabler/icons-react';
import { useState } from 'react';
import type { Post } from '../../../../contract/posts.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { IN_MAIN } from '../../../ui/in-main.ts';
import { placeOfSelected, useBegunNote } from '../begun-notes.ts';
import { useAnalysisPlace } from '../use-analysis.ts';
import { useNotePosts } from '../use-note-posts.ts';
import { NoteField } from './note-field.tsx';

export function BulkNote({ posts }: { posts: readonly Post[] }) {
  const { t } = useTranslation('analysis');
  const [opened, setOpened] = useState(false);
  const place = placeOfSelected(useAnalysisPlace().id);
  const isBegun = useBegunNote(place) !== undefined;
  const write = useNotePosts();
  const save = (text: string) =>
    write(posts, text).then((written) => {
      if (written) setOpened(false);
      return written;
    });
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      closeOnClickOutside={!isBegun}
      position="top-start"
      width={320}
      withinPortal
      portalProps={IN_MAIN}
      trapFocus
      returnFocus
      shadow="md"
    >
      <Popover.Target>
        <Button variant="default" size="xs" leftSection={<IconNote size={14} aria-hidden />} onClick={() => setOpened(!opened)}>
          {t('notes.add')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="xs">
          <NoteField label={t('notes.field')} place={place} onSave={save} />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
