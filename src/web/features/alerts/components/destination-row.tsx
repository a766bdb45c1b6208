/** One of the other destinations: its address while it is new, its host once it is saved. */
import { ActionIcon, Button, CopyButton, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { MessageKey } from '../../../../contract/errors.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import type { Destination } from '../draft.ts';
import styles from './form-fields.module.css';

export interface DestinationRowProps {
  channel: Destination;
  /** With which messages to it are signed. */
  secret: string | null;
  error: MessageKey | undefined;
  onWrite: (address: string) => void;
  onRemove: () => void;
}

export function DestinationRow({ channel, secret, error, onWrite, onRemove }: DestinationRowProps) {
  const { t } = useTranslation('alerts');
  const kind = t(`form.kinds.${channel.kind}`);
  const isNew = 'address' in channel;
  return (
    <li className={styles['destination']} data-saved={!isNew || undefined}>
      {isNew ? (
        <TextInput
          label={t('form.addressOf', { kind })}
          placeholder={t('form.addressPlaceholder')}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={channel.address}
          onChange={(event) => onWrite(event.currentTarget.value)}
          error={error && addressWords(t, error)}
        />
      ) : (
        <div>
          <span className={styles['host']}>
            {kind}: {channel.host}
          </span>
          {secret !== null && (
            <span className={styles['secret']}>
              {t('form.secret')} <code>{secret}</code>
              <CopyButton value={secret}>
                {({ copied, copy }) => (
                  <Button variant="subtle" size="compact-xs" onClick={copy}>
                    {t(copied ? 'form.copied' : 'form.copy')}
                  </Button>
                )}
              </CopyButton>
            </span>
          )}
        </div>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        mt={isNew ? 24 : 0}
        aria-label={t('form.removeDestination', { kind, host: isNew ? channel.address : channel.host })}
        onClick={onRemove}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </li>
  );
}

const ADDRESS_ERRORS = [
  'addressRequired',
  'addressTooLong',
  'addressWithPassword',
  'addressPrivate',
  'channelTwice',
] as const satisfies readonly MessageKey[];

function addressWords(t: ReturnType<typeof useTranslation<'alerts'>>['t'], key: MessageKey): string {
  return t(`form.addressErrors.${ADDRESS_ERRORS.find((one) => one === key) ?? 'addressUnreadable'}`);
}
