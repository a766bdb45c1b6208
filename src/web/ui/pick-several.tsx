/** Any number of a few things behind one button, for a filter bar: the button says what is chosen. None means all. */
import { Button, Checkbox, Popover } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './pick-several.module.css';

export interface PickSeveralProps<Value extends string> {
  label: string;
  /** What is chosen, in words. */
  text: string;
  choices: readonly { value: Value; label: string; icon?: ReactNode }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

export function PickSeveral<Value extends string>({ label, text, choices, chosen, onChange }: PickSeveralProps<Value>) {
  return (
    <Popover position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          className={styles['button'] ?? ''}
          rightSection={<IconChevronDown size={14} aria-hidden />}
          data-set={chosen.length > 0 || undefined}
        >
          <span className={styles['label']}>{label}:</span>&nbsp;{text}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <fieldset className={styles['choices']} aria-label={label}>
          {choices.map(({ value, label: name, icon }) => (
            <Checkbox
              key={value}
              size="sm"
              checked={chosen.includes(value)}
              onChange={() => onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])}
              label={
                <span className={styles['choice']}>
                  {icon}
                  {name}
                </span>
              }
            />
          ))}
        </fieldset>
      </Popover.Dropdown>
    </Popover>
  );
}
