/** What can be done from any page. */
import {
  IconApi,
  IconBellPlus,
  IconDevices,
  IconKey,
  IconKeyboard,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconPlus,
  IconSend2,
  IconSun,
  IconUsers,
} from '@tabler/icons-react';
import type { Language } from '../../i18n/resources.ts';
import type { Translate } from '../../i18n/translator.ts';
import { openAbove } from '../../lib/opened.ts';
import type { Mode } from '../../lib/preferences.ts';
import { keysOf } from '../../lib/shortcuts.ts';
import { chooseLanguage } from '../../ui/choose-language.ts';
import type { Entry } from './entry.ts';

export interface Acts {
  language: Language;
  mode: Mode;
  /** Passwords are kept here. */
  embedded: boolean;
  setMode: (mode: Mode) => void;
  signOut: () => void;
}

export function actEntries(t: Translate<['keyboard', 'app', 'session']>, acts: Acts): Entry[] {
  const { embedded, signOut } = acts;
  const dialog = (what: 'people' | 'devices' | 'tokens' | 'sent' | 'password', icon: Entry['icon'], label: string): Entry =>
    act(what, icon, label, { run: () => openAbove(what) });
  return [
    act('createTopic', IconPlus, t('app:createTopic'), { href: '/topics/new', keys: keysOf('createTopic')[0] }),
    act('createAlert', IconBellPlus, t('keyboard:acts.createAlert'), { href: '/alerts/create' }),
    language(t, acts),
    mode(t, acts),
    dialog('people', IconUsers, t('session:people.title')),
    dialog('devices', IconDevices, t('session:devices.title')),
    dialog('tokens', IconApi, t('session:tokens.title')),
    dialog('sent', IconSend2, t('session:sent.title')),
    ...(embedded ? [dialog('password', IconKey, t('session:change.title'))] : []),
    act('shortcuts', IconKeyboard, t('keyboard:acts.shortcuts'), {
      run: () => openAbove('shortcuts'),
      keys: keysOf('shortcuts')[0],
    }),
    act('signOut', IconLogout, t('app:signOut'), { run: signOut }),
  ];

  function act(name: ActName, icon: Entry['icon'], label: string, how: Partial<Entry>): Entry {
    return { key: `act ${name}`, kind: 'act', group: 'acts', icon, label, also: t(`keyboard:also.acts.${name}`), ...how };
  }

  /** Named in the language it switches to, as its switch is. */
  function language(words: typeof t, { language: now }: Acts): Entry {
    const other: Language = now === 'en' ? 'zh-Hant' : 'en';
    const label = words(other === 'en' ? 'app:english' : 'app:chinese');
    return act('language', IconLanguage, label, { lang: other, run: () => void chooseLanguage(other) });
  }

  function mode(words: typeof t, { mode: now, setMode }: Acts): Entry {
    const isLight = now === 'light';
    const label = words(isLight ? 'app:switchToDark' : 'app:switchToLight');
    return act('mode', isLight ? IconMoon : IconSun, label, { run: () => setMode(isLight ? 'dark' : 'light') });
  }
}

type ActName =
  | 'createTopic'
  | 'createAlert'
  | 'language'
  | 'mode'
  | 'people'
  | 'devices'
  | 'tokens'
  | 'sent'
  | 'password'
  | 'shortcuts'
  | 'signOut';
