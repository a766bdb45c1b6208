/** A value once it has not changed for a moment: what would be drawn anew with every key, and be in the way of the next one. */
import { useDebouncedValue } from '@mantine/hooks';
import { useDeferredValue } from 'react';

/** Milliseconds: longer than between two keys of somebody who types fast, too short to be waited for. */
const PAUSE = 100;

export function useRested<Value>(value: Value): Value {
  const [rested] = useDebouncedValue(value, PAUSE);
  return useDeferredValue(rested);
}
