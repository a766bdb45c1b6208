/** Asks the language model for a summary, gives up waiting for it, or goes back to the quotations. Nothing is sent to it before. */
import { Button } from '@mantine/core';
import { IconPlayerStop, IconQuote, IconSparkles } from '@tabler/icons-react';
import { useTranslation } from '../i18n/shown-words.ts';
import type { AskedSummary } from '../lib/asked-summary.ts';

/** One button, whatever it says: the focus stays where it is. */
export function AskModel({ of }: { of: AskedSummary }) {
  const { t } = useTranslation('analysis');
  const { data, pending, error, isAsked, isWritten, writing } = of;
  if (!isAsked && !isWritten && !writing && (pending || error || data?.tooLittle)) return null;
  const [Icon, said, act] = writing
    ? ([IconPlayerStop, 'stop', of.stop] as const)
    : isAsked || data?.by === 'model'
      ? ([IconQuote, 'quote', of.quote] as const)
      : ([IconSparkles, isWritten ? 'back' : 'ask', of.ask] as const);
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<Icon size={14} aria-hidden />}
      title={said === 'ask' ? t('summary.askHint') : undefined}
      onClick={act}
    >
      {t(`summary.${said}`)}
    </Button>
  );
}
