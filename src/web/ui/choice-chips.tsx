/** Any number of a few things, each a chip that can be pressed. The group has a name; a pressed chip says so. */
import type { ReactNode } from 'react';
import styles from './choice-chips.module.css';

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
}

export interface ChoiceChipsProps<Value extends string> {
  label: string;
  choices: readonly Choice<Value>[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  /** Of an error message, where there is one. */
  describedBy?: string;
}

export function ChoiceChips<Value extends string>({ label, choices, chosen, onChange, describedBy }: ChoiceChipsProps<Value>) {
  return (
    <fieldset className={styles['chips']} aria-label={label} aria-describedby={describedBy}>
      {choices.map(({ value, label: name, icon }) => {
        const pressed = chosen.includes(value);
        return (
          <button
            key={value}
            type="button"
            className={styles['chip']}
            aria-pressed={pressed}
            onClick={() => onChange(pressed ? chosen.filter((one) => one !== value) : [...chosen, value])}
          >
            {icon}
            {name}
          </button>
        );
      })}
    </fieldset>
  );
}
