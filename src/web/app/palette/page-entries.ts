/** The pages of the menu, and where they are in it. */
import type { Translate } from '../../i18n/translator.ts';
import { keysOf } from '../../lib/shortcuts.ts';
import { MENU_ENTRIES } from '../menu-entries.ts';
import type { Entry } from './entry.ts';

export function pageEntries(t: Translate<['keyboard', 'app', 'session']>, keepsMail: boolean): Entry[] {
  return MENU_ENTRIES.filter(({ to }) => to !== '/outbox' || keepsMail).map(({ to, label, Icon }) => ({
    key: to,
    kind: 'page',
    group: 'pages',
    icon: Icon,
    label: t(`app:${label}`),
    also: t(`keyboard:also.pages.${label}`),
    keys: keysOf(label)[0],
    href: to,
  }));
}
