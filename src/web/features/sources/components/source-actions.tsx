/** What can be done with a source; nothing with one that the operator provides. */
import { ActionIcon, Loader } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import type { Source } from '../../../../contract/sources.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { usePlanReason } from '../../../lib/plan.ts';
import { Tip } from '../../../ui/tip.tsx';
import { nameOf } from '../find-sources.ts';
import { usePause } from '../use-pause.ts';
import styles from './source-actions.module.css';

/** Reached by keyboard all the same, and then says why. */
const HELD = { 'aria-disabled': true, 'data-disabled': true } as const;

export function SourceActions({ source, onRemove }: { source: Source; onRemove: (source: Source) => void }) {
  const { t } = useTranslation('sources');
  const pause = usePause(source);
  const held = usePlanReason();
  if (source.forEverybody) return null;
  const name = nameOf(source);
  const isPaused = source.state === 'paused';
  const PauseIcon = isPaused ? IconPlayerPlay : IconPlayerPause;
  return (
    <span className={styles['actions']}>
      <Tip label={held ?? t(isPaused ? 'resume' : 'pause')}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t(isPaused ? 'resumeOf' : 'pauseOf', { name })}
          aria-busy={pause.pending || undefined}
          {...(held ? HELD : { onClick: pause.toggle })}
        >
          {pause.pending ? <Loader size={18} color="gray" aria-hidden /> : <PauseIcon size={18} aria-hidden />}
        </ActionIcon>
      </Tip>
      <Tip label={held ?? t('remove')}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('removeOf', { name })}
          {...(held ? HELD : { onClick: () => onRemove(source) })}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </Tip>
    </span>
  );
}
