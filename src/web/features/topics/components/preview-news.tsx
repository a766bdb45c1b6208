/** Tells a screen reader what the preview shows, once nobody has typed for a while: not on every key. */
import { VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Preview } from '../../../../contract/preview.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';

/** Milliseconds after the answer. */
const QUIET = 1000;

export function PreviewNews({ preview }: { preview: Preview | null }) {
  const { t } = useTranslation(['topics', 'app']);
  const format = useFormat();
  const mentions = (count: number) => t('app:mentionsCount', { count, number: format.exact(count) });
  const news = preview ? t('preview.news', { week: mentions(preview.last7Days), month: mentions(preview.last30Days) }) : '';
  const [told] = useDebouncedValue(news, QUIET);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {told}
    </VisuallyHidden>
  );
}
