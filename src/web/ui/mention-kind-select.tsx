/** Of which kind mentions are: all, main posts or comments. */
import { Select } from '@mantine/core';
import { useTranslation } from '../i18n/shown-words.ts';

const KINDS = ['all', 'main', 'comments'] as const;
type Narrowed = Exclude<(typeof KINDS)[number], 'all'>;

export interface MentionKindSelectProps {
  /** undefined: all. */
  value: Narrowed | undefined;
  onChange: (value: Narrowed | undefined) => void;
  className: string | undefined;
}

export function MentionKindSelect({ value, onChange, className }: MentionKindSelectProps) {
  const { t } = useTranslation('analysis');
  return (
    <Select
      aria-label={t('filter.mention')}
      className={className ?? ''}
      data={KINDS.map((kind) => ({ value: kind, label: t(`filter.mentions.${kind}`) }))}
      value={value ?? 'all'}
      onChange={(kind) => onChange(kind === 'main' || kind === 'comments' ? kind : undefined)}
      allowDeselect={false}
    />
  );
}
