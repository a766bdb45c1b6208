/** Many names at once, as lines of text. All of them are added, or none; what is wrong is told by its line. */
import { Button, Modal, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ENTITY_TYPES } from '../../../../contract/filter-choices.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useIsHere } from '../../../lib/use-is-here.ts';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { useNotify } from '../../../ui/use-notify.tsx';
import { useImportNames } from '../api.ts';
import { type NameProblem, problemsOf, problemWords, type Refusal, refusalOf, refusalWords } from '../name-errors.ts';
import { readLines } from '../read-lines.ts';
import styles from './paste-dialog.module.css';

const SHOWN_WRONG = 6;

export function PasteDialog({ onClose }: { onClose: () => void }) {
  useFocusBack();
  const { t } = useTranslation(['names', 'errors', 'app']);
  const format = useFormat();
  const notify = useNotify();
  const save = useImportNames();
  const isHere = useIsHere();
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<NameProblem[]>([]);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { entities, lines, wrong } = readLines(
    text,
    ENTITY_TYPES.map((type) => [t(`types.${type}`), type] as const),
  );
  const count = { count: entities.length, number: format.exact(entities.length) };
  const told = [
    ...wrong.map(({ line, problem, text: word }) => t('paste.line', { line, message: t(`paste.${problem}`, { text: word }) })),
    ...problems.map((problem) => {
      const [, at = ''] = problem.field.split('.');
      const message = problemWords(t, format, problem);
      const entity = entities[Number(at)];
      return at === '' || !entity ? message : t('paste.lineOf', { line: lines[Number(at)], name: entity.name, message });
    }),
  ];

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (entities.length === 0 || wrong.length > 0 || save.isPending) return;
    setProblems([]);
    setRefusal(null);
    // Promises, not callbacks of the call: the page may be left before the answer is there.
    save.mutateAsync(entities).then(
      (added) => {
        notify(t('added', { count: added.length, number: format.exact(added.length) }));
        if (isHere()) onClose();
      },
      (error: Error) => {
        if (!isHere()) return notify(t('notAdded'), error);
        const found = problemsOf(error);
        setProblems(found);
        if (found.length === 0) setRefusal(refusalOf(error));
      },
    );
  }

  /** What was sent is waited for: else nobody would see what is wrong with it. */
  function close(): void {
    if (!save.isPending) onClose();
  }

  return (
    <Modal
      opened
      onClose={close}
      title={t('paste.title')}
      closeButtonProps={{ 'aria-label': t('app:close') }}
      size={640}
      centered
      classNames={{ title: styles['title'] ?? '' }}
    >
      <form onSubmit={submit} className={styles['form']}>
        <Textarea
          label={t('paste.label')}
          description={t('paste.hint')}
          placeholder={t('paste.placeholder')}
          rows={10}
          data-autofocus
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setProblems([]);
            setRefusal(null);
          }}
        />
        <div aria-live="polite" className={styles['told']}>
          {text.trim() !== '' && <p>{t('paste.found', count)}</p>}
          {told.length > 0 && (
            <>
              <ul className={styles['wrong']}>
                {told.slice(0, SHOWN_WRONG).map((words) => (
                  <li key={words}>{words}</li>
                ))}
                {told.length > SHOWN_WRONG && (
                  <li>
                    {t('paste.moreWrong', { count: told.length - SHOWN_WRONG, number: format.exact(told.length - SHOWN_WRONG) })}
                  </li>
                )}
              </ul>
              <p>{t('paste.mend')}</p>
            </>
          )}
          {refusal && <p className={styles['refusal']}>{refusalWords(t, format, refusal)}</p>}
        </div>
        <div className={styles['buttons']}>
          <Button variant="default" onClick={close}>
            {t('app:cancel')}
          </Button>
          <Button type="submit" loading={save.isPending} disabled={entities.length === 0 || wrong.length > 0}>
            {t('paste.add', count)}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
