/**
 * When a picture is drawn: at once where it is near the window, else when the browser has nothing better to do. One costs some tens of
 * milliseconds, in which no key is heard.
 */

/** Pixels around the window. */
const NEAR = '100px';
/** Milliseconds after which it is drawn however busy the browser is. */
const LATEST = 1000;

export interface DrawTurn {
  turn: Promise<void>;
  cancel(): void;
}

export function drawTurn(place: Element): DrawTurn {
  let cancel = (): void => undefined;
  const turn = new Promise<void>((resolve) => {
    const near = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) resolve();
      },
      { rootMargin: NEAR },
    );
    near.observe(place);
    const stop = atRest(resolve);
    cancel = () => {
      near.disconnect();
      stop();
    };
  });
  return { turn: turn.finally(() => cancel()), cancel: () => cancel() };
}

let drawing: Promise<void> = Promise.resolve();

/** One picture after the other: those that waited for the same part of the program would else be drawn at one go. */
export function nextPicture(): Promise<void> {
  drawing = drawing.then(() => new Promise((resolve) => setTimeout(resolve)));
  return drawing;
}

/** Not every browser says when it is at rest. */
function atRest(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, LATEST);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(act, { timeout: LATEST });
  return () => cancelIdleCallback(id);
}
