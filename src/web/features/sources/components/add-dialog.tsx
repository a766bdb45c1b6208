/** Adds a source by its address: it is tried first, so that one sees what would be followed. */
import { Button, Loader, Modal, Select, TextInput, VisuallyHidden } from '@mantine/core';
import { type FormEvent, useRef } from 'react';
import { LIMITS } from '../../../../contract/limits.ts';
import type { MediaType } from '../../../../contract/media-types.ts';
import { KIND_MEDIA_TYPES, type SourceFailureKind, type SourceSampleOnWire } from '../../../../contract/sources.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import dialog from '../../../ui/dialog.module.css';
import { tryAdviceOf } from '../source-advice.ts';
import { useAddForm } from '../use-add-form.ts';
import styles from './add-dialog.module.css';
import { BusyButton } from './busy-button.tsx';
import { SourceSample } from './source-sample.tsx';

export interface AddDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** There even while it is closed: only then does the focus go back to where it came from. What it holds begins anew each time. */
export function AddDialog({ opened, onClose }: AddDialogProps) {
  const { t } = useTranslation(['sources', 'app']);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('sources:add')}
      closeButtonProps={{ 'aria-label': t('app:close') }}
      size={620}
      centered
      classNames={{ title: dialog['title'] ?? '' }}
    >
      <AddForm onClose={onClose} />
    </Modal>
  );
}

function AddForm({ onClose }: Pick<AddDialogProps, 'onClose'>) {
  const { t } = useTranslation(['sources', 'errors', 'app']);
  const format = useFormat();
  const form = useAddForm(onClose);
  const { tried, problem, refusal } = form;
  const isTrying = tried.kind === 'trying';
  const tryIt = useRef<HTMLButtonElement>(null);

  /** For a button that goes when it is pressed. */
  function keepFocus(act: () => void): void {
    tryIt.current?.focus();
    act();
  }

  function foundWords({ found }: SourceSampleOnWire): string {
    return found === 0 ? t('sources:form.foundNone') : t('sources:form.found', { count: found, number: format.exact(found) });
  }

  function adviceWords(kind: SourceFailureKind): string {
    const other = tryAdviceOf(kind);
    return other ? t(`sources:tryAdvice.${other}`) : t(`sources:advice.${kind}`);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isTrying) form.try();
  }

  return (
    <div className={dialog['form']}>
      <form onSubmit={submit} noValidate>
        <TextInput
          label={t('sources:form.address')}
          description={t('sources:form.addressHint')}
          placeholder={t('sources:form.addressPlaceholder')}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          required
          data-autofocus
          value={form.address}
          onChange={(event) => form.write(event.currentTarget.value)}
          error={problem && t(`errors:${problem}`)}
          inputContainer={(field) => (
            <div className={styles['ask']}>
              {field}
              <Button
                type="submit"
                variant={tried.kind === 'sample' ? 'default' : 'filled'}
                aria-disabled={isTrying || undefined}
                data-disabled={isTrying || undefined}
                ref={tryIt}
              >
                {t('sources:form.try')}
              </Button>
            </div>
          )}
        />
      </form>
      <div className={styles['outcome']}>
        <VisuallyHidden role="status">
          {isTrying ? t('sources:form.trying') : tried.kind === 'sample' && foundWords(tried.sample)}
        </VisuallyHidden>
        {isTrying && (
          <p className={styles['trying']}>
            <Loader size="xs" aria-hidden />
            {t('sources:form.trying')}
            <Button variant="subtle" size="compact-sm" onClick={() => keepFocus(form.stop)}>
              {t('sources:form.stop')}
            </Button>
          </p>
        )}
        {tried.kind === 'sample' && (
          <SourceSample
            sample={tried.sample}
            found={foundWords(tried.sample)}
            onOther={(other) => keepFocus(() => form.tryOther(other))}
          />
        )}
        {tried.kind === 'failure' && (
          <div className={dialog['refusal']}>
            <div role="alert">
              <strong>{t(`sources:failures.${tried.failure.kind}`)}</strong>
              <p className={styles['advice']}>{adviceWords(tried.failure.kind)}</p>
            </div>
            <details>
              <summary>{t('sources:detail')}</summary>
              {/* As the server says it, in English whatever the language of the page. */}
              <span lang="en">{tried.failure.message}</span>
            </details>
          </div>
        )}
        {refusal && (
          <p role="alert" className={dialog['refusal']}>
            {t(`sources:refused.${refusal}`, { max: format.exact(LIMITS.sources) })}
          </p>
        )}
      </div>
      {tried.kind === 'sample' && KIND_MEDIA_TYPES[tried.sample.kind].length > 1 && (
        <Select
          label={t('sources:form.mediaType')}
          description={t('sources:form.mediaTypeHint')}
          data={KIND_MEDIA_TYPES[tried.sample.kind].map((value) => ({ value, label: t(`app:mediaTypes.${value}`) }))}
          value={form.mediaType}
          onChange={(value) => form.setMediaType(value as MediaType)}
          allowDeselect={false}
        />
      )}
      <div className={dialog['buttons']}>
        <Button variant="default" onClick={onClose}>
          {t('app:cancel')}
        </Button>
        {tried.kind === 'sample' && (
          <BusyButton onClick={form.follow} busy={form.adding}>
            {t('sources:follow')}
          </BusyButton>
        )}
      </div>
    </div>
  );
}
