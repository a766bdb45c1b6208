/** What opens above whichever page is shown, each loaded when it is opened: the palette, the list of shortcuts, the dialogs of the account. */
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from '../i18n/shown-words.ts';
import { closeAbove, type Opened, useOpened } from '../lib/opened.ts';
import { useFocusBack } from '../ui/use-focus-back.ts';
import { useNotify } from '../ui/use-notify.tsx';

interface AboveProps {
  onClose: () => void;
}

const LOADED: Readonly<Record<Opened, () => Promise<ComponentType<AboveProps>>>> = {
  palette: async () => (await import('./palette/palette.tsx')).Palette,
  shortcuts: async () => (await import('./palette/shortcuts-dialog.tsx')).ShortcutsDialog,
  people: async () => (await import('../features/session/components/people-dialog.tsx')).PeopleDialog,
  devices: async () => (await import('../features/session/components/devices-dialog.tsx')).DevicesDialog,
  tokens: async () => (await import('../features/session/components/tokens-dialog.tsx')).TokensDialog,
  sent: async () => (await import('../features/session/components/model-calls-dialog.tsx')).ModelCallsDialog,
  password: async () => (await import('../features/session/components/change-password-dialog.tsx')).ChangePasswordDialog,
};

export function Above() {
  const { t } = useTranslation('app');
  const notify = useNotify();
  const what = useOpened((opened) => opened.what);
  const [part, setPart] = useState<{ what: Opened; Part: ComponentType<AboveProps> } | null>(null);
  // Whoever signs in next has opened nothing.
  useEffect(() => () => useOpened.setState({ what: null }), []);
  useEffect(() => {
    if (what === null) return;
    LOADED[what]().then(
      (Part) => setPart({ what, Part }),
      () => {
        closeAbove(what);
        notify(t('serverAway'), 'failed');
      },
    );
  }, [what, notify, t]);
  if (what === null || part?.what !== what) return null;
  return <OpenPart key={what} of={part.Part} onClose={() => closeAbove(what)} />;
}

function OpenPart({ of: Part, onClose }: AboveProps & { of: ComponentType<AboveProps> }) {
  useFocusBack();
  return <Part onClose={onClose} />;
}
