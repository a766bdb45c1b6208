/** Steps through the pages of a list and sets how many rows a page has. It shows; the address remembers. */
import { ActionIcon, Group, Select, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { LIMITS } from '../../contract/limits.ts';
import { useFormat } from '../lib/use-format.ts';
import type { PagerWords } from './pager-words.ts';

export type Rows = (typeof LIMITS.rowsPerPage)[number];

export interface PagerProps {
  page: number;
  pages: number;
  rows: Rows;
  /** The first and the last of what is shown, counted from 1, of all there are. */
  from: number;
  to: number;
  total: number;
  words: PagerWords;
  onPage(page: number): void;
  onRows(rows: Rows): void;
}

const ROWS = LIMITS.rowsPerPage.map(String);

export function Pager({ page, pages, rows, from, to, total, words, onPage, onRows }: PagerProps) {
  const format = useFormat();
  function choose(value: string | null): void {
    const chosen = LIMITS.rowsPerPage.find((many) => String(many) === value);
    if (chosen !== undefined) onRows(chosen);
  }
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
          onChange={choose}
          allowDeselect={false}
          size="xs"
          w={72}
        />
      </Group>
      <Text size="xs" c="dimmed" aria-live="polite">
        {words.shown({ from: format.exact(from), to: format.exact(to), total: format.exact(total) })}
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
