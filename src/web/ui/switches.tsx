/** Language and mode: two small switches, also on the pages before sign-in. */
import { ActionIcon, Button } from '@mantine/core';
import { IconLanguage, IconMoon, IconSun } from '@tabler/icons-react';
import type { Language } from '../i18n/resources.ts';
import { useTranslation } from '../i18n/shown-words.ts';
import { usePreferences } from '../lib/preferences.ts';
import { useMode } from '../theme/use-mode.ts';
import { chooseLanguage } from './choose-language.ts';
import { Tip } from './tip.tsx';

/** Named in the language it switches to, so that whoever needs it can read it. */
export function LanguageSwitch({ compact = false }: { compact?: boolean }) {
  const { t } = useTranslation('app');
  const language = usePreferences((preferences) => preferences.language);
  const other: Language = language === 'en' ? 'zh-Hant' : 'en';
  const name = t(other === 'en' ? 'english' : 'chinese');
  const change = () => void chooseLanguage(other);
  if (compact) {
    return (
      <Tip label={name} side="right">
        <ActionIcon variant="subtle" color="gray" size="lg" onClick={change} lang={other} aria-label={name}>
          <IconLanguage size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Tip>
    );
  }
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-md"
      fz="sm"
      fw={500}
      onClick={change}
      lang={other}
      leftSection={<IconLanguage size={20} stroke={1.75} aria-hidden />}
    >
      {name}
    </Button>
  );
}

export function ModeSwitch() {
  const { t } = useTranslation('app');
  const mode = useMode();
  const setMode = usePreferences((preferences) => preferences.setMode);
  const label = t(mode === 'light' ? 'switchToDark' : 'switchToLight');
  const Icon = mode === 'light' ? IconMoon : IconSun;
  return (
    <Tip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={label}
        onClick={() => setMode(mode === 'light' ? 'dark' : 'light')}
      >
        <Icon size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Tip>
  );
}
