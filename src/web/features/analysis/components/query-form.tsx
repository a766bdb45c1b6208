/** What is looked for, in the editor of the keyword language; it is searched with Enter or the button, not while it is being typed. */
import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { hasErrors } from '../../../../engine/query/parse.ts';
import { isPlainWords } from '../../../../engine/query/search-text.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { parsedQuery } from '../../../lib/parsed-query.ts';
import type { PeriodSearch } from '../../../lib/period-search.ts';
import { QueryEditor } from '../../../ui/query-editor/query-editor.tsx';
import { useQueryText } from '../use-query-text.ts';
import styles from './query-form.module.css';

interface QueryFormProps {
  /** What was searched last. */
  text: string;
  /** What the button says. */
  search: string;
  /** What the server says of it. */
  refusal: string | undefined;
  /** `period`: that of a proposed query, where it is wanted. */
  onSearch: (text: string, period?: PeriodSearch) => void;
  /** Pages of the web are found, and words side by side all have to occur, as `note` says, rather than being a mistake. */
  ofWeb?: { note: string; placeholder: string };
  /** Beside the button. */
  children?: ReactNode;
}

export function QueryForm({ text, search, refusal, onSearch, ofWeb, children }: QueryFormProps) {
  const { t } = useTranslation('search');
  const { text: typed, setText, proposing } = useQueryText();
  /** What was searched last when nothing was to be searched. */
  const [pressed, setPressed] = useState<string | null>(null);
  const empty = typed.trim() === '';
  const submit = () => {
    setPressed(text);
    const taken = ofWeb !== undefined && isPlainWords(typed);
    if (empty || (!taken && hasErrors(parsedQuery(typed.trim())))) return;
    const { proposal } = proposing;
    const period = proposal?.withPeriod ? proposal.answer.period : null;
    proposing.settle();
    onSearch(typed.trim(), period ? { period: undefined, ...period } : undefined);
  };
  return (
    <form
      className={styles['form']}
      data-searched={text !== '' || undefined}
      aria-label={search}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <QueryEditor
        label={t('editor.label')}
        placeholder={ofWeb?.placeholder ?? t('editor.placeholder')}
        plainWords={ofWeb?.note}
        frame={ofWeb ? 'findsPages' : 'finds'}
        value={typed}
        onChange={(value) => {
          setText(value);
          setPressed(null);
        }}
        onSubmit={submit}
        asks={{ proposing, runs: { button: search } }}
        begins={text === ''}
        error={empty && pressed === text ? t('editor.nothing') : typed.trim() === text ? refusal : undefined}
        foot={
          <>
            {children}
            <span className={styles['keys']}>{t('editor.keys')}</span>
            <Button type="submit" leftSection={<IconSearch size={16} aria-hidden />}>
              {search}
            </Button>
          </>
        }
      />
    </form>
  );
}
