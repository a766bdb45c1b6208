/**
 * A period of calendar days, both ends included, with shortcuts beside the calendar. Days are `yyyy-MM-dd`; timezones are
 * the caller's business.
 */
import { Button, Input, InputBase, Popover } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import 'dayjs/locale/zh-hk';
import { useId, useState } from 'react';
import { useTranslation } from '../i18n/shown-words.ts';
import { usePreferences } from '../lib/preferences.ts';
import { useFormat } from '../lib/use-format.ts';
import styles from './date-range-picker.module.css';

export interface DayRange {
  from: string;
  to: string;
}

export interface DateRangePickerProps<Shortcut extends string> {
  label: string;
  /** The label is read out but not shown: in a filter bar. */
  hideLabel?: boolean;
  value: DayRange | null;
  /** Shown instead of the dates, for a shortcut or "whole period". */
  text?: string | undefined;
  onChange: (range: DayRange) => void;
  shortcuts?: readonly { value: Shortcut; label: string }[];
  chosenShortcut?: Shortcut | undefined;
  onShortcut?: (shortcut: Shortcut) => void;
  min?: string;
  max?: string;
  /** The day whose month is shown first; the last that is chosen where it is left out. */
  opensAt?: string;
  error?: string | undefined;
  id?: string;
  /** What it is called among what a page offers (`data-act`). */
  act?: string;
}

export function DateRangePicker<Shortcut extends string>(props: DateRangePickerProps<Shortcut>) {
  const {
    label,
    hideLabel = false,
    value,
    text,
    onChange,
    shortcuts = [],
    chosenShortcut,
    onShortcut,
    min,
    max,
    opensAt,
    error,
    id,
    act,
  } = props;
  const { t } = useTranslation('app');
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const textId = useId();
  const labelId = useId();
  const shown = text ?? (value ? `${format.day(value.from)} – ${format.day(value.to)}` : null);
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <InputBase
          component="button"
          type="button"
          pointer
          id={id}
          label={hideLabel ? undefined : label}
          labelProps={{ id: labelId }}
          aria-labelledby={hideLabel ? undefined : `${labelId} ${textId}`}
          aria-label={hideLabel ? `${label}: ${shown ?? t('dates.calendar')}` : undefined}
          aria-haspopup="dialog"
          data-act={act}
          aria-expanded={open}
          error={error}
          leftSection={<IconCalendar size={18} stroke={1.75} aria-hidden />}
          onClick={() => setOpen(!open)}
          classNames={{ input: styles['input'] ?? '' }}
        >
          <span id={textId}>{shown ?? <Input.Placeholder>{t('dates.calendar')}</Input.Placeholder>}</span>
        </InputBase>
      </Popover.Target>
      <Popover.Dropdown aria-label={label} className={styles['dropdown'] ?? ''}>
        {shortcuts.length > 0 && (
          <fieldset className={styles['shortcuts']} aria-label={t('shortcuts.label')}>
            {shortcuts.map((shortcut) => (
              <Button
                key={shortcut.value}
                variant={shortcut.value === chosenShortcut ? 'light' : 'subtle'}
                color={shortcut.value === chosenShortcut ? 'primary' : 'gray'}
                size="compact-md"
                fz="sm"
                fw={500}
                justify="start"
                aria-pressed={shortcut.value === chosenShortcut}
                onClick={() => {
                  onShortcut?.(shortcut.value);
                  setOpen(false);
                }}
              >
                {shortcut.label}
              </Button>
            ))}
          </fieldset>
        )}
        <Days
          value={value}
          {...(min && { min })}
          {...(max && { max })}
          {...(opensAt && { opensAt })}
          onChange={(range) => {
            onChange(range);
            setOpen(false);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

interface DaysProps {
  value: DayRange | null;
  min?: string;
  max?: string;
  opensAt?: string;
  onChange: (range: DayRange) => void;
}

/** The calendar; the first click of a new range is kept here until the second completes it. */
function Days({ value, min, max, opensAt, onChange }: DaysProps) {
  const { t } = useTranslation('app');
  const format = useFormat();
  const language = usePreferences((preferences) => preferences.language);
  const [first, setFirst] = useState<string | null>(null);
  const chinese = language === 'zh-Hant';
  return (
    <DatePicker
      type="range"
      allowSingleDateInRange
      value={first ? [first, null] : [value?.from ?? null, value?.to ?? null]}
      defaultDate={opensAt ?? value?.to ?? max}
      minDate={min}
      maxDate={max}
      locale={chinese ? 'zh-hk' : 'en'}
      monthLabelFormat={chinese ? 'YYYY年M月' : 'MMMM YYYY'}
      firstDayOfWeek={1}
      getDayAriaLabel={format.day}
      onChange={([from, to]) => {
        if (from && to) {
          setFirst(null);
          onChange({ from, to });
        } else setFirst(from);
      }}
      ariaLabels={{
        monthLevelControl: t('dates.chooseMonth'),
        yearLevelControl: t('dates.chooseYear'),
        previousMonth: t('dates.previousMonth'),
        nextMonth: t('dates.nextMonth'),
        previousYear: t('dates.previousYear'),
        nextYear: t('dates.nextYear'),
        previousDecade: t('dates.previousDecade'),
        nextDecade: t('dates.nextDecade'),
      }}
    />
  );
}
