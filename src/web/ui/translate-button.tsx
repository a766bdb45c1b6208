/** Asks for the translation of a post, and folds it again. */
import { IconLanguage } from '@tabler/icons-react';
import { useTranslation } from '../i18n/shown-words.ts';
import type { PostTexts } from '../lib/shown-translation.ts';
import { foldTranslations, isReadAs, keyOf, translateOne, useTranslations } from '../lib/translations.ts';
import { useAriaKeys } from '../lib/use-aria-keys.ts';
import { useTranslationTarget } from './translation-target.tsx';

/** `className`: of the actions beside it. Nothing for a post without words, or in the language already. */
export function TranslateButton({ post, className }: { post: PostTexts; className?: string | undefined }) {
  const { t } = useTranslation('translation');
  const [target] = useTranslationTarget();
  const keys = useAriaKeys('translate');
  const open = useTranslations(({ held }) => held[keyOf(post, target)]?.open ?? false);
  if (isReadAs(post.language, target) || !/\p{L}/u.test(post.title + post.content)) return null;
  return (
    <button
      type="button"
      className={className}
      data-translate
      aria-keyshortcuts={keys}
      aria-expanded={open}
      onClick={() => (open ? foldTranslations([post], target) : void translateOne(post, target))}
    >
      <IconLanguage size={15} aria-hidden />
      {t(open ? 'hide' : 'translate')}
    </button>
  );
}
