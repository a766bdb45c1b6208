/**
 * A few words beside what has the pointer or the focus. The pointer may go into them, Escape puts them away, and else they stay (WCAG 1.4.13).
 * They stand in the top layer, where nothing clips them, but in the page's own order, right after what they belong to.
 */
import {
  cloneElement,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useState,
} from 'react';
import { placeBeside, type Side } from './place-beside.ts';
import styles from './tip.module.css';

export interface TipProps {
  label: string;
  /** Where there is room for it. */
  side?: Side;
  /** It says what its button does not: a click or a touch shows it too. Otherwise whoever has clicked knows. */
  explains?: true;
  disabled?: boolean;
  children: ReactElement<Tipped>;
}

type Listener<E> = ((event: E) => void) | undefined;

/** What the child takes, and hands on to the element that it draws. */
interface Tipped {
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
  onPointerEnter?: Listener<PointerEvent<HTMLElement>>;
  onPointerLeave?: Listener<PointerEvent<HTMLElement>>;
  onFocus?: Listener<FocusEvent<HTMLElement>>;
  onBlur?: Listener<FocusEvent<HTMLElement>>;
  onClick?: Listener<MouseEvent<HTMLElement>>;
}

export function Tip({ label, side = 'top', explains, disabled = false, children }: TipProps) {
  const id = useId();
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const [tip, setTip] = useState<HTMLElement | null>(null);
  const shown = disabled ? null : target;
  const hide = () => setTarget(null);
  useInTopLayer(tip, shown, side);
  usePutAway(tip, shown, hide);

  function leave({ pointerType, relatedTarget }: PointerEvent): void {
    const into = relatedTarget instanceof Node ? relatedTarget : null;
    const stays = tip?.contains(into) || target?.contains(into) || target?.matches(':focus-visible');
    if (pointerType !== 'touch' && !stays) hide();
  }

  const own = children.props;
  const child = cloneElement(children, {
    // Of those that are named by the same words, it would be read twice.
    ...(shown && own['aria-label'] !== label && { 'aria-describedby': [own['aria-describedby'], id].filter(Boolean).join(' ') }),
    onPointerEnter: after(own.onPointerEnter, (event) => event.pointerType !== 'touch' && setTarget(event.currentTarget)),
    onPointerLeave: after(own.onPointerLeave, leave),
    onFocus: after(own.onFocus, ({ currentTarget: it }) => it.matches(':focus-visible') && setTarget(it)),
    onBlur: after(own.onBlur, hide),
    onClick: after(own.onClick, ({ currentTarget: it }) => setTarget(explains ? it : null)),
  });
  return (
    <>
      {child}
      {shown && (
        <div ref={setTip} id={id} role="tooltip" popover="manual" className={styles['tip']} onPointerLeave={leave}>
          <span className={styles['words']}>{label}</span>
        </div>
      )}
    </>
  );
}

function after<E extends SyntheticEvent>(first: Listener<E>, then: (event: E) => unknown): (event: E) => void {
  return (event) => {
    first?.(event);
    then(event);
  };
}

/** Beside its target, also while the page is scrolled and when its words become others. */
function useInTopLayer(tip: HTMLElement | null, target: HTMLElement | null, side: Side): void {
  // Where the browser has no top layer it is drawn above its surroundings as well as that goes.
  useLayoutEffect(() => tip?.showPopover?.(), [tip]);
  useLayoutEffect(() => {
    if (!tip || !target) return;
    const place = () => move(tip, target, side);
    place();
    addEventListener('scroll', place, true);
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, true);
      removeEventListener('resize', place);
    };
  });
}

function move(tip: HTMLElement, target: HTMLElement, side: Side): void {
  const viewport = { width: document.documentElement.clientWidth, height: innerHeight };
  const { x, y } = placeBeside(target.getBoundingClientRect(), tip.getBoundingClientRect(), viewport, side);
  tip.style.translate = `${x}px ${y}px`;
}

/** By Escape, and by pressing elsewhere: a touch does not leave. */
function usePutAway(tip: HTMLElement | null, target: HTMLElement | null, hide: () => void): void {
  useEffect(() => {
    if (!target) return;
    const press = ({ target: at }: Event) => {
      if (at instanceof Node && !target.contains(at) && !tip?.contains(at)) hide();
    };
    const key = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('keydown', key, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('keydown', key, true);
    };
  });
}
