/** What is looked for, in the editor of the keyword language; it is searched with Enter or the button, not while it is being typed. */
import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasErrors } from '../../../../engine/query/parse.ts';
import { parsedQuery } from '../../../lib/parsed-query.ts';
import { QueryEditor } from '../../../ui/query-editor/query-editor.tsx';
import styles from './query-form.module.css';

interface QueryFormProps {
  /** What was searched last. */
  text: string;
  /** What the button says. */
  search: string;
  /** What the server says of it. */
  refusal: string | undefined;
  onSearch: (text: string) => void;
  /** Beside the button. */
  children?: ReactNode;
}

export function QueryForm({ text, search, refusal, onSearch, children }: QueryFormProps) {
  const { t } = useTranslation('search');
  const [typed, setTyped] = useState(text);
  const [seen, setSeen] = useState(text);
  const [pressed, setPressed] = useState(false);
  if (seen !== text) {
    // By Back, or an example.
    setSeen(text);
    setTyped(text);
    setPressed(false);
  }
  const empty = typed.trim() === '';
  const submit = () => {
    setPressed(true);
    if (!empty && !hasErrors(parsedQuery(typed.trim()))) onSearch(typed.trim());
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
