/** The formatter of this page: chosen language, organisation's timezone, this build's date formats. */
import type { Language } from '../i18n/resources.ts';
import { createFormat, type Format } from './format.ts';
import { useTimezone } from './organisation.ts';
import { usePreferences } from './preferences.ts';
import { VARIANT } from './variant.ts';

export function useFormat(): Format {
  const language = usePreferences((preferences) => preferences.language);
  const timezone = useTimezone((organisation) => organisation.timezone);
  return formatOf(language, timezone);
}

let last: { language: Language; timezone: string; format: Format } | undefined;

/** One for all that is on the page. */
function formatOf(language: Language, timezone: string): Format {
  if (last?.language !== language || last.timezone !== timezone) {
    last = { language, timezone, format: createFormat(language, timezone, VARIANT.dateFormats) };
  }
  return last.format;
}
