/** Translates all posts of a list that are in sight, or folds their translations again; beside it the language. */
import { Button } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../i18n/shown-words.ts';
import type { PostTexts } from '../lib/shown-translation.ts';
import { foldTranslations, isFailedWithOthers, isReadAs, keyOf, translateAll, useTranslations } from '../lib/translations.ts';
import styles from './translation.module.css';
import { TranslationTargetMenu, useTranslationTarget } from './translation-target.tsx';

/** Above a single post that is in the language there is nothing to press; before the posts are known its place is kept. */
export function TranslateAll({ posts, size = 'sm' }: { posts: readonly PostTexts[]; size?: 'xs' | 'sm' }) {
  const { t } = useTranslation('translation');
  const [target] = useTranslationTarget();
  const [asking, setAsking] = useState(false);
  const open = useTranslations(({ held }) => posts.filter((post) => held[keyOf(post, target)]?.open).length);
  const failed = useTranslations(({ held }) => posts.filter((post) => isFailedWithOthers(held[keyOf(post, target)])).length);
  const foreign = posts.filter(({ language }) => !isReadAs(language, target)).length;
  if (posts.length === 1 && foreign === 0 && open === 0) return null;
  const folds = open > 0 && open >= foreign && !asking;
  const press = () => {
    if (folds) {
      foldTranslations(posts, target);
      return;
    }
    setAsking(true);
    void translateAll(posts, target).finally(() => setAsking(false));
  };
  return (
    <Button.Group className={styles['all'] ?? ''}>
      <Button
        variant="default"
        size={size}
        leftSection={<IconLanguage size={size === 'xs' ? 14 : 16} aria-hidden />}
        loading={asking}
        disabled={foreign === 0 && !folds}
        onClick={press}
      >
        {t(folds ? 'hideAll' : 'all')}
      </Button>
      <TranslationTargetMenu size={size} />
      <output className={styles['spoken']}>{failed > 0 && !asking && t('failed.posts', { count: failed })}</output>
    </Button.Group>
  );
}
