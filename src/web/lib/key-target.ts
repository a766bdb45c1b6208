/** What a field is, where keys are text or move within it. */
const TYPED_INTO = 'textarea, select, [contenteditable], [role="combobox"], input:not([type="checkbox"], [type="radio"])';
/** Where keys may mean something of their own. */
const WITHIN = 'dialog, [role="dialog"], [role="menu"], [role="listbox"]';

/** Whether a plain key that is pressed there is meant for the page as a whole. */
export function isMeantForPage(target: EventTarget | null): boolean {
  return !(target instanceof Element && (target.matches(TYPED_INTO) || target.closest(WITHIN) !== null));
}
