/** Numbers and times as messages write them: as the pages do. */
import type { AlertRule } from '../../contract/alerts.ts';
import { VARIANTS } from '../../contract/variants.ts';
import type { Period } from '../../engine/analysis/periods.ts';
import { datesIn, timezoneText } from '../../engine/writing/dates.ts';
import { exactText, scoreText, signedText } from '../../engine/writing/figures.ts';
import { windowText as writtenWindow } from '../../engine/writing/window-text.ts';

export type Language = AlertRule['language'];

/** What an alert measures: a score, or mentions, which are whole. */
export function measureText({ alertType }: Pick<AlertRule, 'alertType'>, value: number): string {
  return alertType === 'sentiment' ? scoreText(value) : exactText(value);
}

/** `+50`, `−50`; what is shown as 0 has no sign. */
export function changeText(rule: Pick<AlertRule, 'alertType'>, value: number): string {
  return signedText(value, measureText(rule, value));
}

/** `10/Mar/2026 20:15 – 20:30`, on the clock of the zone. Which pages a server shows is not known here: dates are those of the usual ones. */
export function windowText(window: Period, timezone: string, language: Language): string {
  return writtenWindow(window, timezone, datesIn(language, timezone, VARIANTS.default.dateFormats));
}

/** The same with the zone. */
export function zonedWindowText(window: Period, timezone: string, language: Language): string {
  const zone = timezoneText(timezone);
  const text = windowText(window, timezone, language);
  return language === 'en' ? `${text} (${zone})` : `${text}（${zone}）`;
}
