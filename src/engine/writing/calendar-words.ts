/** The words of calendars, and of lengths of time. Not asked of Intl: what it writes differs from browser to browser, and from the server's. */
export type WrittenLanguage = 'en' | 'zh-Hant';

/** English only: in Chinese, months are figures. */
export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** From Sunday on. */
export const WEEKDAYS: Record<WrittenLanguage, readonly string[]> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  'zh-Hant': ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'],
};

export function shortWeekday(language: WrittenLanguage, weekday: string): string {
  return language === 'en' ? weekday.slice(0, 3) : weekday.replace('星期', '');
}

export type LengthUnit = 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year';

const CHINESE_UNITS: Record<LengthUnit, string> = {
  second: '秒',
  minute: '分鐘',
  hour: '小時',
  day: '日',
  month: '個月',
  year: '年',
};

/** "3 hours" */
export function lengthText(language: WrittenLanguage, count: number, unit: LengthUnit): string {
  if (language === 'zh-Hant') return `${count} ${CHINESE_UNITS[unit]}`;
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Of a length, that it is over, or ahead: "3 hours ago". */
export function awayText(language: WrittenLanguage, length: string, isAhead: boolean): string {
  if (language === 'zh-Hant') return `${length}${isAhead ? '後' : '前'}`;
  return isAhead ? `in ${length}` : `${length} ago`;
}
