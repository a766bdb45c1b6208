/** Where an alert tells besides mail. The address of one that is saved is not known here any more; of a webhook, its secret is. */
import { Button, Input } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { type Alert, CHANNEL_KINDS, type ChannelKind } from '../../../../contract/alerts.ts';
import type { FieldErrors } from '../../../../contract/errors.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { Destination } from '../draft.ts';
import { fieldWords } from '../field-words.ts';
import { DestinationRow } from './destination-row.tsx';
import styles from './form-fields.module.css';

export interface DestinationsFieldProps {
  channels: readonly Destination[];
  /** Of the alert as it is saved. */
  saved: Alert['channels'];
  onChange: (channels: Destination[]) => void;
  errors: FieldErrors;
}

export function DestinationsField({ channels, saved, onChange, errors }: DestinationsFieldProps) {
  const { t } = useTranslation(['alerts', 'errors']);
  const format = useFormat();
  const tooMany = fieldWords(t, format, errors, 'channels');
  const box = useRef<HTMLDivElement>(null);

  function add(kind: ChannelKind): void {
    onChange([...channels, { kind, address: '' }]);
    // Drawn after this event: whoever has added one is about to write its address.
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('li:last-child input')?.focus());
  }

  return (
    <div ref={box}>
      <Input.Label labelElement="div">{t('alerts:form.destinations')}</Input.Label>
      <p className={styles['hint']}>{t('alerts:form.destinationsHint', { max: format.exact(LIMITS.alertChannels) })}</p>
      {channels.length > 0 && (
        <ul className={styles['destinations']} aria-label={t('alerts:form.destinations')}>
          {channels.map((channel, place) => (
            <DestinationRow
              // A new one has nothing but its place.
              key={'id' in channel ? channel.id : place}
              channel={channel}
              secret={'id' in channel ? (saved.find(({ id }) => id === channel.id)?.secret ?? null) : null}
              error={errors[`channels.${place}`]}
              onWrite={(address) => onChange(channels.map((one, at) => (at === place ? { kind: channel.kind, address } : one)))}
              onRemove={() => onChange(channels.filter((_, at) => at !== place))}
            />
          ))}
        </ul>
      )}
      {tooMany && <Input.Error mt={8}>{tooMany}</Input.Error>}
      {channels.length < LIMITS.alertChannels && (
        <div className={`${styles['buttons']} ${styles['below']}`}>
          {CHANNEL_KINDS.map((kind) => (
            <Button
              key={kind}
              variant="default"
              size="xs"
              leftSection={<IconPlus size={14} aria-hidden />}
              onClick={() => add(kind)}
            >
              {t('alerts:form.addDestination', { kind: t(`alerts:form.kinds.${kind}`) })}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
