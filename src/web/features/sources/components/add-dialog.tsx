/** Adds a source by its address: it is tried first, so that one sees what would be followed. */
import { Button, Loader, Modal, Select, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../../contract/limits.ts';
import type { MediaType } from '../../../../contract/media-types.ts';
import { KIND_MEDIA_TYPES } from '../../../../contract/sources.ts';
import { useFormat } from '../../../lib/use-format.ts';
import dialog from '../../../ui/dialog.module.css';
import { useAddForm } from '../use-add-form.ts';
import styles from './add-dialog.module.css';
import { SourceSample } from './source-sample.tsx';

export function AddDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['sources', 'errors', 'app']);
  const format = useFormat();
  const form = useAddForm(onClose);
  const { tried, problem, refusal } = form;
  const isTrying = tried.kind === 'trying';

  function submit(event: FormEvent): void {
    event.preventDefault();
    form.try();
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('sources:add')}
      closeButtonProps={{ 'aria-label': t('app:close') }}
      size={620}
      centered
      classNames={{ title: dialog['title'] ?? '' }}
    >
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
                <Button type="submit" variant={tried.kind === 'sample' ? 'default' : 'filled'} disabled={isTrying}>
                  {t('sources:form.try')}
                </Button>
              </div>
            )}
          />
        </form>
        <div>
          <div role="status">
            {isTrying && (
              <p className={styles['trying']}>
                <Loader size="xs" aria-hidden />
                {t('sources:form.trying')}
                <Button variant="subtle" size="compact-sm" onClick={form.stop}>
                  {t('sources:form.stop')}
                </Button>
              </p>
            )}
            {tried.kind === 'sample' && <SourceSample sample={tried.sample} onOther={form.tryOther} />}
          </div>
          <div role="alert">
            {tried.kind === 'failure' && (
              <div className={dialog['refusal']}>
                <strong>{t(`sources:failures.${tried.failure.kind}`)}</strong>
                <p className={styles['advice']}>{t(`sources:advice.${tried.failure.kind}`)}</p>
                <details>
                  <summary>{t('sources:detail')}</summary>
                  {/* As the server says it, in English whatever the language of the page. */}
                  <span lang="en">{tried.failure.message}</span>
                </details>
              </div>
            )}
            {refusal && (
              <p className={dialog['refusal']}>{t(`sources:refused.${refusal}`, { max: format.exact(LIMITS.sources) })}</p>
            )}
          </div>
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
            <Button onClick={form.follow} loading={form.adding}>
              {t('sources:follow')}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  );
}
