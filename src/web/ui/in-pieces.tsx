/** What is drawn one step after what stands around it, and in pieces: between them keys and clicks are heard. */
import { type ReactNode, useDeferredValue } from 'react';

export function InPieces({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}
