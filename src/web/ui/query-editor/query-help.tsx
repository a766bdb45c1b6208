/** The keyword language on one small page: what can be written, an example each, and what it finds. */
import { memo, type RefObject } from 'react';
import { useTranslation } from '../../i18n/shown-words.ts';
import { Disclosure } from './disclosure.tsx';
import { insertedExample } from './inserted-example.ts';
import { editText } from './native-edit.ts';
import styles from './query-help.module.css';

const ENTRIES = [
  'phrase',
  'and',
  'or',
  'not',
  'group',
  'near',
  'onear',
  'prefix',
  'exact',
  'tag',
  'handle',
  'title',
  'author',
  'site',
  'lang',
  'source',
] as const;

/** Not drawn anew with every letter: the field it writes into is all it is given. */
export const QueryHelp = memo(function QueryHelp({ field }: { field: RefObject<HTMLTextAreaElement | null> }) {
  const { t } = useTranslation('query');
  function insert(example: string): void {
    if (field.current) editText(field.current, insertedExample(field.current, example));
  }
  return (
    <Disclosure title={t('help.title')}>
      <dl className={styles['entries']}>
        {ENTRIES.map((entry) => (
          <HelpEntry key={entry} entry={entry} onInsert={insert} />
        ))}
      </dl>
      <p className={styles['foot']}>{t('help.foot')}</p>
      <p className={styles['foot']}>{t('help.keys')}</p>
    </Disclosure>
  );
});

function HelpEntry({ entry, onInsert }: { entry: (typeof ENTRIES)[number]; onInsert: (example: string) => void }) {
  const { t } = useTranslation('query');
  const example = t(`help.examples.${entry}`);
  return (
    <div className={styles['entry']}>
      <dt>
        <button
          type="button"
          className={styles['example']}
          aria-label={t('help.insert', { example })}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onInsert(example)}
        >
          {example}
        </button>
      </dt>
      <dd>{t(`help.meanings.${entry}`)}</dd>
    </div>
  );
}
