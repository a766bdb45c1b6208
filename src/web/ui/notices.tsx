/** The passing words that are there. The time of all of them stands still while one has the pointer or the focus. */
import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../i18n/shown-words.ts';
import { hideNotice, type Notice, useNotices } from '../lib/notices.ts';
import { focusInContent } from './focus-after.ts';
import styles from './notices.module.css';
import { offerUndo } from './undo-key.ts';

/** More than these wait until there is room. */
const AT_ONCE = 5;

export function Notices() {
  const notices = useNotices(({ notices }) => notices);
  const [held, setHeld] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  /** What had the focus before. */
  const from = useRef<Element | null>(null);
  function leave(): void {
    setHeld(false);
    if (!box.current?.contains(document.activeElement)) return;
    if (from.current instanceof HTMLElement && from.current.isConnected) from.current.focus({ preventScroll: true });
    else focusInContent();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done by it, it only waits
    <div
      ref={box}
      className={styles['notices']}
      data-notices
      onPointerMove={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ relatedTarget }) => {
        setHeld(true);
        if (!box.current?.contains(relatedTarget)) from.current = relatedTarget;
      }}
      onBlur={() => setHeld(false)}
    >
      {notices.slice(0, AT_ONCE).map((notice) => (
        <Passing key={notice.id} notice={notice} held={held} onGone={leave} />
      ))}
    </div>
  );
}

/** `onGone`: what has the pointer, or the focus, is about to go, without telling. */
function Passing({ notice: { id, tone, text, action, stays }, held, onGone }: { notice: Notice; held: boolean; onGone(): void }) {
  const { t } = useTranslation('app');
  useEffect(() => {
    if (held || stays === null) return;
    const timer = setTimeout(() => hideNotice(id), stays);
    return () => clearTimeout(timer);
  }, [id, held, stays]);
  const hide = () => {
    onGone();
    hideNotice(id);
  };
  const act = () => {
    hide();
    action?.run();
  };
  // What was done has an action that takes it back; what was not done has none.
  const isUndo = action !== undefined && tone === 'done';
  const undo = useRef(act);
  useEffect(() => {
    undo.current = act;
  });
  useEffect(() => (isUndo ? offerUndo(() => undo.current()) : undefined), [isUndo]);
  return (
    <div role="alert" className={styles['notice']} data-tone={tone}>
      <div className={styles['words']}>
        {text}
        {action && (
          <Button variant="subtle" size="compact-sm" aria-keyshortcuts={isUndo ? 'Control+Z Meta+Z' : undefined} onClick={act}>
            {action.label}
          </Button>
        )}
      </div>
      <ActionIcon variant="subtle" color="gray" aria-label={t('close')} onClick={hide}>
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
}
