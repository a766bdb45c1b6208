/** What is looked for, in the editor of the keyword language; it is searched with Enter or the button, not while it is being typed. */
import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasErrors } from '../../../../engine/query/parse.ts';
import type { PeriodSearch } from '../../../lib/filter-period.ts';
import { parsedQuery } from '../../../lib/parsed-query.ts';
import { useProposing } from '../../../lib/query-proposal.ts';
import { QueryEditor } from '../../../ui/query-editor/query-editor.tsx';
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
  /** Beside the button. */
  children?: ReactNode;
}

export function QueryForm({ text, search, refusal, onSearch, children }: QueryFormProps) {
  const { t } = useTranslation('search');
  const [typed, setTyped] = useState(text);
  const [seen, setSeen] = useState(text);
  const [pressed, setPressed] = useState(false);
  const proposing = useProposing(typed);
  if (seen !== text) {
    // By Back, or an example.
    setSeen(text);
    setTyped(text);
    setPressed(false);
    proposing.settle();
  }
  const empty = typed.trim() === '';
  const submit = () => {
    setPressed(true);
    if (empty || hasErrors(parsedQuery(typed.trim()))) return;
    const { proposal } = proposing;
    const period = proposal?.withPeriod ? proposal.answer.period : null;
    proposing.settle();
    onSearch(typed.trim(), period ? { period: undefined, ...period } : undefined);
  };
  return (
    <form
      className={styles['form']}
      aria-label={search}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <QueryEditor
        label={t('editor.label')}
        placeholder={t('editor.placeholder')}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          setPressed(false);
        }}
        onSubmit={submit}
        asks={{ proposing, runs: { button: search } }}
        error={empty && pressed ? t('editor.nothing') : typed.trim() === text ? refusal : undefined}
      />
      <div className={styles['foot']}>
        {children}
        <span className={styles['keys']}>{t('editor.keys')}</span>
        <Button type="submit" leftSection={<IconSearch size={16} aria-hidden />}>
          {search}
        </Button>
      </div>
    </form>
  );
}
