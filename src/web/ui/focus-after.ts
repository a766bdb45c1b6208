/** Where the focus goes when the control that has it is about to go: else Tab would begin again at the head of the page. */

/** To what is named in the content of the page, or else to the content. */
export function focusInContent(selector?: string): void {
  const content = document.querySelector<HTMLElement>('#content');
  const named = selector === undefined ? null : content?.querySelector<HTMLElement>(selector);
  (named ?? content)?.focus({ preventScroll: true });
}

/** From an item of a list in a dialog to the one beside it, whose words are then read, or else to the dialog's first button. */
export function focusBeside(control: HTMLElement): void {
  const item = control.closest('li');
  const beside = item?.nextElementSibling ?? item?.previousElementSibling;
  if (beside instanceof HTMLElement) {
    beside.tabIndex = -1;
    beside.focus();
  } else control.closest('[role="dialog"]')?.querySelector('button')?.focus();
}

/** From an item of a menu, which goes once it is chosen, to the button that opened the menu: what is asked then gives the focus back to it. */
export function focusMenuButton(): void {
  const button = document.activeElement?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  if (button) document.getElementById(button)?.focus({ preventScroll: true });
}

/** To whatever is around this and stays, once this is gone: what takes its place is the next that Tab comes to. */
export function focusAround(going: HTMLElement): void {
  const around: HTMLElement[] = [];
  for (let one = going.parentElement; one; one = one.parentElement) around.push(one);
  queueMicrotask(() => {
    const stays = around.find(({ isConnected }) => isConnected);
    if (!stays || document.activeElement !== document.body) return;
    if (!stays.hasAttribute('tabindex')) stays.tabIndex = -1;
    stays.focus({ preventScroll: true });
  });
}
