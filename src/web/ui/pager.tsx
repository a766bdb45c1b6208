/** Steps through the pages of a list and sets how many rows a page has. It shows; the address remembers. */
import { ActionIcon, Group, Select, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { LIMITS } from '../../contract/limits.ts';

export interface PagerProps {
  page: number;
  pages: number;
  rows: number;
  /** "1–25 of 3,053" */
  shown: string;
  words: { pager: string; previousPage: string; nextPage: string; rowsPerPage: string };
  onPage(page: number): void;
  onRows(rows: number): void;
}

const ROWS = LIMITS.rowsPerPage.map(String);

export function Pager({ page, pages, rows, shown, words, onPage, onRows }: PagerProps) {
  return (
    <Group component="nav" aria-label={words.pager} gap="sm" justify="flex-end" wrap="wrap">
      <Group gap={6} wrap="nowrap">
        <Text size="xs" c="dimmed">
          {words.rowsPerPage}
        </Text>
        <Select
          aria-label={words.rowsPerPage}
          data={ROWS}
          value={String(rows)}
          onChange={(value) => value && onRows(Number(value))}
          allowDeselect={false}
          size="xs"
          w={72}
        />
      </Group>
      <Text size="xs" c="dimmed" aria-live="polite">
        {shown}
      </Text>
      <Group gap={4} wrap="nowrap">
        <ActionIcon variant="default" aria-label={words.previousPage} disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <IconChevronLeft size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="default" aria-label={words.nextPage} disabled={page >= pages} onClick={() => onPage(page + 1)}>
          <IconChevronRight size={16} aria-hidden />
        </ActionIcon>
      </Group>
    </Group>
  );
}
