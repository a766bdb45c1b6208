/** Somebody's words, in the marks of the page's language; marks within them become inner ones. In the language of whoever said them, which may be any. */
import { useTranslation } from '../i18n/shown-words.ts';
import { withInnerMarks } from './inner-marks.ts';

export function Quotation({ text }: { text: string }) {
  const { language } = useTranslation();
  return (
    <q dir="auto" lang="">
      {withInnerMarks(text, language)}
    </q>
  );
}
