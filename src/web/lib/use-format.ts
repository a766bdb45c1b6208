/** The formatter of this page: chosen language, organisation's timezone, this build's date formats. */
import { useMemo } from 'react';
import { createFormat, type Format } from './format.ts';
import { useTimezone } from './organisation.ts';
import { usePreferences } from './preferences.ts';
import { VARIANT } from './variant.ts';

export function useFormat(): Format {
  const language = usePreferences((preferences) => preferences.language);
  const timezone = useTimezone((organisation) => organisation.timezone);
  return useMemo(() => createFormat(language, timezone, VARIANT.dateFormats), [language, timezone]);
}
