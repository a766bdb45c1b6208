/** Any number of a few things behind one button, for a filter bar: the button says what is chosen. None means all. */
import { Button, Checkbox, Popover } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/shown-words.ts';
import styles from './pick-several.module.css';

export interface PickSeveralProps<Value extends string> {
  label: string;
  /** What is chosen, in words. */
  text: string;
  /** `note`: beside the label, as how often it occurs. */
  choices: readonly { value: Value; label: string; icon?: ReactNode; note?: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  /** Before the choices are shown. */
  onOpen?: () => void;
  /** Below the choices. */
  children?: ReactNode;
}

export function PickSeveral<Value extends string>({
  label,
  text,
  choices,
  chosen,
  onChange,
  onOpen,
  children,
}: PickSeveralProps<Value>) {
  const { t } = useTranslation('analysis');
  return (
    <Popover position="bottom-start" trapFocus returnFocus {...(onOpen && { onOpen })}>
      <Popover.Target>
        <Button
          variant="default"
          className={styles['button'] ?? ''}
          rightSection={<IconChevronDown size={14} aria-hidden />}
          data-set={chosen.length > 0 || undefined}
        >
          {/* One piece of the button, or the space after a colon would be lost. */}
          <span>
            <span className={styles['label']}>
              {label}
              {t('why.colon')}
            </span>
            {text}
          </span>
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <fieldset className={styles['choices']} aria-label={label}>
          {choices.map(({ value, label: name, icon, note }) => (
            <Checkbox
              key={value}
              size="sm"
              // Escape closes this, and not the panel around it.
              data-mantine-stop-propagation
              checked={chosen.includes(value)}
              onChange={() => onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])}
              label={
                <span className={styles['choice']}>
                  {icon}
                  {name}
                  {note && <span className={styles['note']}>{note}</span>}
                </span>
              }
            />
          ))}
        </fieldset>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
