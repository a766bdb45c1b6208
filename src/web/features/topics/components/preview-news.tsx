/** Tells a screen reader what the preview shows, once nobody has typed for a while: not on every key. */
import { VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import type { Preview } from '../../../../contract/preview.ts';
import { useFormat } from '../../../lib/use-format.ts';

/** Milliseconds after the answer. */
const QUIET = 1000;

export function PreviewNews({ preview }: { preview: Preview | null }) {
  const { t } = useTranslation('topics');
  const format = useFormat();
  const news = preview
    ? t('preview.news', { week: format.exact(preview.last7Days), month: format.exact(preview.last30Days) })
    : '';
  const [told] = useDebouncedValue(news, QUIET);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {told}
    </VisuallyHidden>
  );
}
