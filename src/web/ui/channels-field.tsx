/** Which channels are listened to. A channel may cover several media types; media types no channel covers are kept. */
import { Button, Checkbox, Input } from '@mantine/core';
import type { MediaType } from '../../contract/media-types.ts';
import type { Channel } from '../../contract/variants.ts';
import { useTranslation } from '../i18n/shown-words.ts';
import { VARIANT } from '../lib/variant.ts';
import styles from './channels-field.module.css';
import { MediaIcon } from './media-icon.tsx';

export interface ChannelsFieldProps {
  chosen: readonly MediaType[];
  onChange: (chosen: MediaType[]) => void;
  error: string | undefined;
  /** `others`: of media types that cannot be changed here, by their names. */
  words: { label: string; selectAll: string; selectNone: string; others: (list: string) => string };
}

const COVERED = new Set(VARIANT.channels.flatMap((channel) => channel.covers));

export function ChannelsField({ chosen, onChange, error, words }: ChannelsFieldProps) {
  const { t } = useTranslation('app');
  const others = chosen.filter((type) => !COVERED.has(type));
  const set = (channel: Channel, on: boolean) => {
    const rest = chosen.filter((type) => !channel.covers.includes(type));
    onChange(on ? [...rest, ...channel.covers] : rest);
  };
  return (
    <div className={styles['card']}>
      <fieldset className={styles['channels']} aria-label={words.label} aria-describedby={error && 'channels-error'}>
        {VARIANT.channels.map((channel) => {
          const covered = channel.covers.filter((type) => chosen.includes(type)).length;
          const all = covered === channel.covers.length;
          return (
            <Checkbox
              key={channel.name}
              checked={all}
              indeterminate={covered > 0 && !all}
              onChange={() => set(channel, !all)}
              label={
                <span className={styles['channel']}>
                  <MediaIcon type={channel.name} size={18} />
                  {t(`channels.${channel.name}`)}
                </span>
              }
            />
          );
        })}
      </fieldset>
      {others.length > 0 && (
        <p className={styles['others']}>{words.others(others.map((type) => t(`mediaTypes.${type}`)).join(', '))}</p>
      )}
      {error && (
        <Input.Error id="channels-error" mt={8}>
          {error}
        </Input.Error>
      )}
      <div className={styles['actions']}>
        <Button variant="default" size="xs" onClick={() => onChange([...others, ...COVERED])}>
          {words.selectAll}
        </Button>
        <Button variant="default" size="xs" onClick={() => onChange(others)}>
          {words.selectNone}
        </Button>
      </div>
    </div>
  );
}
