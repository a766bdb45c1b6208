/**
 * What is opened by hand comes when a hand reaches for it: `<Lazily of={part} …>` draws nothing until the part is there. Its button takes
 * `part.reach`, which begins to load, and sets `opened` by the click, which is kept until the part has come. Where it cannot come that is said,
 * and `onAway` takes the click back.
 */
import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { translated } from '../i18n/shown-words.ts';
import { logFailure } from '../lib/log-failure.ts';
import type { NoticeAction } from '../lib/notices.ts';
import { isServerThere } from '../lib/server-there.ts';
import { notify } from './use-notify.tsx';

export interface Opened {
  opened: boolean;
}

interface LatePart<Props> {
  /** null until it has come. */
  here(): ComponentType<Props> | null;
  get(): Promise<ComponentType<Props>>;
  reach: { onPointerEnter(): void; onFocus(): void };
}

export function latePart<Props extends Opened>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let part: ComponentType<Props> | null = null;
  let coming: Promise<ComponentType<Props>> | null = null;
  async function get(): Promise<ComponentType<Props>> {
    if (part) return part;
    // What failed is tried again by whoever asks next.
    coming ??= load().finally(() => {
      coming = null;
    });
    part = await coming;
    return part;
  }
  const fetch = () => void get().catch(() => undefined);
  return { here: () => part, get, reach: { onPointerEnter: fetch, onFocus: fetch } };
}

/** `otherwise`: what is offered in its place while nobody answers. */
type LazilyProps<Props> = Props & { of: LatePart<Props>; onAway(): void; otherwise?: NoticeAction };

export function Lazily<Props extends Opened>(props: LazilyProps<Props>) {
  const { of, opened, onAway, otherwise } = props;
  const [Part, setPart] = useState(of.here);
  const [ready, setReady] = useState(Part !== null);
  useEffect(() => {
    if (!opened || Part) return;
    let wanted = true;
    of.get().then(
      (part) => {
        if (!wanted) return;
        // It notes who has the focus, to give it back, when it opens; not when it is open from the beginning.
        flushSync(() => setPart(() => part));
        setReady(true);
      },
      (error: unknown) => {
        if (!wanted) return;
        onAway();
        void tellAway(error, otherwise);
      },
    );
    return () => {
      wanted = false;
    };
  }, [of, opened, onAway, otherwise, Part]);
  return Part && <Part {...props} opened={opened && ready} />;
}

async function tellAway(error: unknown, otherwise?: NoticeAction): Promise<void> {
  logFailure('part of the page', error);
  if (!(await isServerThere())) return notify(translated('app:serverAway'), 'failed', otherwise);
  // Another build has other chunks.
  notify(translated('app:brokenTitle'), 'failed', { label: translated('app:reload'), run: () => location.reload() });
}
