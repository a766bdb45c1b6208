/** A part of a post that opens below it. */
import { useId, useState } from 'react';

export interface Folded {
  open: boolean;
  panelId: string;
  onToggle: () => void;
}

export function useFolded(): Folded {
  const [open, setOpen] = useState(false);
  return { open, panelId: useId(), onToggle: () => setOpen(!open) };
}
