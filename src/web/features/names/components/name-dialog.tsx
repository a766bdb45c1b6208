/** One name, new or to be changed: what it is called, of which type it is, and what else it is called. */
import { Button, Input, Modal, SegmentedControl, TextInput } from '@mantine/core';
import { type FormEvent, useId } from 'react';
import type { OwnEntity } from '../../../../contract/entities.ts';
import { ENTITY_TYPES } from '../../../../contract/filter-choices.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import type { EntityType } from '../../../../contract/themes.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from '../../../ui/dialog.module.css';
import { TagsField } from '../../../ui/tags-field.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { problemWords, refusalWords } from '../name-errors.ts';
import { useNameForm } from '../use-name-form.ts';

export interface NameDialogProps {
  /** Left out for a new one. */
  edited: OwnEntity | undefined;
  onClose: () => void;
}

export function NameDialog({ edited, onClose }: NameDialogProps) {
  useFocusBack();
  const { t } = useTranslation(['names', 'errors', 'app']);
  const format = useFormat();
  const form = useNameForm(edited, onClose);
  const { draft, change, problems, refusal } = form;
  const typeId = useId();
  const aliasesId = useId();
  const errorId = useId();
  const ofName = problems.find(({ field }) => field === 'name');
  const ofAliases = problems.filter(({ field }) => field.startsWith('aliases'));
  const wordsOf = (problem: (typeof problems)[number]) => problemWords(t, format, problem);

  function submit(event: FormEvent): void {
    event.preventDefault();
    form.save();
  }

  /** What was sent is waited for: else nobody would see what is wrong with it. */
  function close(): void {
    if (!form.saving) onClose();
  }

  return (
    <Modal
      opened
      onClose={close}
      title={edited ? t('form.editTitle', { name: edited.name }) : t('form.addTitle')}
      closeButtonProps={{ 'aria-label': t('app:close') }}
      size={520}
      centered
      classNames={{ title: styles['title'] ?? '' }}
    >
      <form onSubmit={submit} noValidate className={styles['form']}>
        <TextInput
          label={t('form.name')}
          description={t('form.nameHint')}
          placeholder={t('form.namePlaceholder')}
          maxLength={LIMITS.entityNameLength * 2}
          required
          data-autofocus
          value={draft.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
          error={ofName && wordsOf(ofName)}
        />
        <div>
          <Input.Label id={typeId} component="span">
            {t('form.type')}
          </Input.Label>
          <SegmentedControl
            aria-labelledby={typeId}
            fullWidth
            value={draft.type}
            onChange={(type) => change({ type: type as EntityType })}
            data={ENTITY_TYPES.map((type) => ({ value: type, label: t(`types.${type}`) }))}
          />
        </div>
        <div>
          <Input.Label htmlFor={aliasesId}>{t('form.aliases')}</Input.Label>
          <Input.Description mb={6}>{t('form.aliasesHint')}</Input.Description>
          <TagsField
            id={aliasesId}
            tags={draft.aliases}
            onChange={(aliases) => change({ aliases })}
            label={t('form.aliases')}
            placeholder={t(draft.aliases.length > 0 ? 'form.aliasesMore' : 'form.aliasesPlaceholder')}
            removeLabel={(alias) => t('form.removeAlias', { alias })}
            isWrong={(alias) => ofAliases.some(({ field }) => aliasAt(draft.aliases, field) === alias)}
            describedBy={ofAliases.length > 0 ? errorId : undefined}
          />
          {ofAliases.length > 0 && (
            <Input.Error id={errorId} mt={6} component="div">
              {ofAliases.map((problem) => {
                const alias = aliasAt(draft.aliases, problem.field);
                const message = wordsOf(problem);
                return <div key={problem.field}>{alias === undefined ? message : t('form.wrongAlias', { alias, message })}</div>;
              })}
            </Input.Error>
          )}
        </div>
        <div role="alert">
          {refusal && (
            <p className={styles['refusal']}>
              {refusal.by === undefined ? refusalWords(t, format, refusal.kind) : t('refused.conflictBy', { name: refusal.by })}
            </p>
          )}
        </div>
        <div className={styles['buttons']}>
          <Button variant="default" onClick={close}>
            {t('app:cancel')}
          </Button>
          <Button type="submit" loading={form.saving}>
            {t(edited && refusal?.kind !== 'gone' ? 'form.save' : 'form.add')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** Of `aliases.1`; undefined where all of them are meant. */
function aliasAt(aliases: readonly string[], field: string): string | undefined {
  return aliases[Number(field.slice('aliases.'.length) || Number.NaN)];
}
