/** Says that mentions have arrived, above what is being read and without moving it; pressed, it shows them. */
import { Button } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { focusInContent } from '../../../ui/focus-after.ts';
import styles from './new-mentions.module.css';

interface NewMentionsProps {
  count: number;
  onShow: () => void;
}

export function NewMentions({ count, onShow }: NewMentionsProps) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  return (
    <div className={styles['place']} role="status">
      {count > 0 && (
        <Button
          className={styles['button'] ?? ''}
          radius="xl"
          size="xs"
          leftSection={<IconArrowUp size={14} aria-hidden />}
          onClick={() => {
            onShow();
            focusInContent();
          }}
        >
          {t('arrived', { count, number: format.exact(count) })}
        </Button>
      )}
    </div>
  );
}
