/** Into which language posts are translated: that of the page, until somebody chooses another in this browser. */
import { ActionIcon, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { TRANSLATION_LANGUAGES, type TranslationLanguage, translationLanguage } from '../../contract/translations.ts';
import { useTranslation } from '../i18n/shown-words.ts';
import { usePreferences } from '../lib/preferences.ts';

export function useTranslationTarget(): [TranslationLanguage, (target: TranslationLanguage) => void] {
  const language = usePreferences((preferences) => preferences.language);
  const chosen = usePreferences((preferences) => preferences.translateTo);
  const choose = usePreferences((preferences) => preferences.setTranslateTo);
  return [chosen ?? language, (target) => choose(target === language ? null : target)];
}

export function TranslationTargetMenu({ size }: { size: 'xs' | 'sm' }) {
  const { t } = useTranslation('translation');
  const [target, choose] = useTranslationTarget();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={`input-${size}`} aria-label={t('into', { language: t(`languages.${target}`) })}>
          <IconChevronDown size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('target')}</Menu.Label>
        <Menu.RadioGroup value={target} onChange={(value) => choose(translationLanguage.parse(value))}>
          {TRANSLATION_LANGUAGES.map((one) => (
            <Menu.RadioItem key={one} value={one} lang={one} closeMenuOnClick>
              {t(`own.${one}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
