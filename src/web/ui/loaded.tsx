/** The three states of a question in one place: nothing yet (a skeleton of the final size), no answer, the answer. */
import { type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from '../i18n/shown-words.ts';
import type { Called } from '../lib/call.ts';
import { LoadError } from './load-error.tsx';

export interface LoadedProps<T> {
  of: Called<T>;
  /** Has the size of the content, so that nothing jumps. */
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

export function Loaded<T>({ of, skeleton, children }: LoadedProps<T>) {
  const { t } = useTranslation('app');
  // Much is drawn at once when an answer comes: a key or a click between need not wait for all of it.
  const waits = useDeferredValue(of.pending);
  if (of.error) return <LoadError of={of} />;
  if (of.pending || waits) {
    return (
      <div role="status" aria-label={t('loading')}>
        {skeleton}
      </div>
    );
  }
  return children(of.data);
}
