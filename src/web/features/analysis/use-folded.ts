/** A part of a post that opens below it. */
import { useId, useState } from 'react';

export interface Folded {
  open: boolean;
  /** Somebody has opened or folded it since it is there. */
  pressed: boolean;
  panelId: string;
  onToggle: () => void;
}

/** `begun`: it is open from the beginning. */
export function useFolded(begun = false): Folded {
  const [{ open, pressed }, setState] = useState({ open: begun, pressed: false });
  return { open, pressed, panelId: useId(), onToggle: () => setState({ open: !open, pressed: true }) };
}
