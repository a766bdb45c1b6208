/** One side of the keywords in the keyword language, and how much of the plan it uses. */
import { useTranslation } from '../../../i18n/shown-words.ts';
import type { Proposing } from '../../../lib/query-proposal.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { QueryEditor } from '../../../ui/query-editor/query-editor.tsx';
import counter from './keywords-field.module.css';
import styles from './query-side.module.css';

export interface QuerySideProps {
  title: string;
  hint: string;
  placeholder: string;
  text: string;
  /** null while the query means nothing. */
  used: number | null;
  max: number;
  required?: boolean;
  /** Where it can be asked for in plain words. */
  proposing?: Proposing;
  onChange: (text: string) => void;
  error: string | undefined;
}

export function QuerySide({ title, hint, placeholder, text, used, max, required = false, ...props }: QuerySideProps) {
  const { proposing, onChange, error } = props;
  const { t } = useTranslation('topics');
  const format = useFormat();
  return (
    <div className={styles['side']}>
      <QueryEditor
        label={title}
        beside={
          <span data-full={(used !== null && used > max) || undefined} className={counter['counter']}>
            {t('form.keywordsOf', { count: max, used: format.exact(used), max: format.exact(max) })}
          </span>
        }
        description={hint}
        placeholder={placeholder}
        value={text}
        onChange={onChange}
        required={required}
        frame={required ? 'finds' : 'leavesOut'}
        error={error}
        {...(proposing && { asks: { proposing, runs: { use: proposing.settle } } })}
      />
    </div>
  );
}
