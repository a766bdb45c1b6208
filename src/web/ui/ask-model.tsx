/** Asks the language model for a summary, or goes back to the quotations. Nothing is sent to it before. */
import { Button } from '@mantine/core';
import { IconQuote, IconSparkles } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AskedSummary } from '../use-summary.ts';

export function AskModel({ of: { isAsked, ask, data, pending, error } }: { of: AskedSummary }) {
  const { t } = useTranslation('analysis');
  if (!isAsked && (pending || error || data?.tooLittle)) return null;
  const Icon = isAsked ? IconQuote : IconSparkles;
  return (
    <Button
      variant="default"
      size="xs"
      loading={isAsked && pending}
      leftSection={<Icon size={14} aria-hidden />}
      title={isAsked ? undefined : t('summary.askHint')}
      onClick={() => ask(!isAsked)}
    >
      {t(isAsked ? 'summary.quote' : 'summary.ask')}
    </Button>
  );
}
