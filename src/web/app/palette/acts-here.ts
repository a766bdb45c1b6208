/** What the page that is shown offers beside its figures: its controls that bear `data-act`, by their own names. */
import { IconPointer } from '@tabler/icons-react';
import type { Translate } from '../../i18n/translator.ts';
import type { Entry } from './entry.ts';

/** As they stand: some are there only sometimes, or cannot be pressed now. */
export function actsHere(t: Translate<['keyboard', 'app', 'session']>): Entry[] {
  return [...document.querySelectorAll<HTMLElement>('#content [data-act]')].filter(isOffered).map((control, at) => {
    const act = control.dataset['act'] as Act;
    return {
      key: `here ${at}`,
      kind: 'act',
      group: 'here',
      icon: IconPointer,
      label: nameOf(control),
      also: t(`keyboard:also.here.${act}`),
      run: () => {
        // What it opens gives the focus back to it.
        control.focus();
        control.click();
      },
    };
  });
}

type Act = 'period' | 'filter' | 'share' | 'views' | 'saveView' | 'export' | 'alert' | 'edit';

function isOffered(control: HTMLElement): boolean {
  return control.getClientRects().length > 0 && !control.matches(':disabled, [aria-disabled="true"]');
}

function nameOf(control: HTMLElement): string {
  return control.ariaLabel ?? control.textContent;
}
