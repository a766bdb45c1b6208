/** What a post says in another language, below what it says itself: with who says so, or why nobody does. */
import { Button, Progress, Skeleton } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from '../i18n/shown-words.ts';
import { usePreferences } from '../lib/preferences.ts';
import type { PostTexts, ShownTranslation, TranslationFailure, TranslationState } from '../lib/shown-translation.ts';
import { languageName } from '../lib/topic-sentence-words.ts';
import { keyOf, translateAgain, translateOne, useTranslations } from '../lib/translations.ts';
import { useFormat } from '../lib/use-format.ts';
import { MarkedText } from './marked-text.tsx';
import styles from './translation.module.css';
import { useTranslationTarget } from './translation-target.tsx';

/** `most`: characters of the content that are shown at first. */
export function PostTranslation({ post, most }: { post: PostTexts; most: number }) {
  const { t } = useTranslation('translation');
  const [target] = useTranslationTarget();
  const held = useTranslations((translations) => translations.held[keyOf(post, target)]);
  if (!held?.open) return null;
  const { state } = held;
  return (
    <div role="note" className={styles['translation']} aria-label={t('title')} aria-busy={state.at === 'asking' || undefined}>
      {state.at === 'done' && <Translated state={state} most={most} onAgain={() => void translateAgain(post, target)} />}
      {state.at === 'failed' && (
        <Failed failure={state.failure} isSaid={held.alone} onRetry={() => void translateOne(post, target)} />
      )}
      {state.at === 'asking' && (
        <output className={styles['asking']}>
          <span className={styles['spoken']}>{t('asking')}</span>
          <Skeleton height={12} width="92%" />
          <Skeleton height={12} width="64%" />
        </output>
      )}
      {state.at === 'fetching' && <Fetching share={state.share} />}
    </div>
  );
}

interface TranslatedProps {
  state: Extract<TranslationState, { at: 'done' }>;
  most: number;
  onAgain: () => void;
}

function Translated({ state: { translation, again }, most, onAgain }: TranslatedProps) {
  const { t } = useTranslation('translation');
  const { title, content, target, by, cut } = translation;
  if (by === 'original') return <p className={styles['how']}>{t('original', { language: t(`languages.${target}`) })}</p>;
  return (
    <>
      <div lang={target}>
        {title !== '' && (
          <p className={styles['title']} dir="auto">
            {title}
          </p>
        )}
        {content !== '' && (
          <div className={styles['text']} dir="auto">
            <MarkedText text={content} spans={[]} most={most} />
          </div>
        )}
      </div>
      {cut && <p className={styles['how']}>{t('cut')}</p>}
      <p className={styles['how']}>
        <How translation={translation} />
        {(by === 'model' || by === 'libretranslate') && (
          <button type="button" className={styles['again']} aria-disabled={again === 'asking' || undefined} onClick={onAgain}>
            <IconRefresh size={14} aria-hidden />
            {t(again === 'asking' ? 'askingAgain' : 'again')}
          </button>
        )}
      </p>
      {again !== undefined && again !== 'asking' && (
        <p role="alert" className={styles['how']}>
          <Reason failure={again} /> {t('stays')}
        </p>
      )}
    </>
  );
}

function How({ translation: { by, model, source, converted } }: { translation: ShownTranslation }) {
  const { t } = useTranslation('translation');
  const { t: named } = useTranslation(['query', 'app']);
  const language = usePreferences((preferences) => preferences.language);
  if (by === 'original') return null;
  const said = t(`by.${by}`, { model });
  const from = source === null || by === 'conversion' ? '' : t('from', { language: languageName(source, language, named) });
  return (
    <>
      {said}
      {from}
      {converted && t('converted')}
    </>
  );
}

function Fetching({ share }: { share: number }) {
  const { t } = useTranslation('translation');
  const label = t('fetching', { percent: Math.round(share * 100) });
  return (
    <div className={styles['asking']}>
      <p className={styles['how']}>{label}</p>
      <Progress value={share * 100} size="sm" aria-label={t('fetchingLabel')} />
    </div>
  );
}

const SAID = {
  not_configured: 'nobody',
  rate_limited: 'busy',
  forbidden: 'ended',
  not_found: 'gone',
  upstream: 'upstream',
  too_large: 'long',
  network: 'network',
  press: 'press',
  browser: 'browser',
} as const;

interface FailedProps {
  failure: TranslationFailure;
  /** To a screen reader at once; of many posts together it is said once for all. */
  isSaid: boolean;
  onRetry: () => void;
}

function Failed({ failure, isSaid, onRetry }: FailedProps) {
  const { t } = useTranslation(['translation', 'app']);
  const said = saidOf(failure);
  return (
    <div {...(isSaid && { role: 'alert' })} className={styles['failed']}>
      <p>
        <Reason failure={failure} />
      </p>
      {said !== 'long' && (
        <Button variant="default" size="xs" leftSection={<IconRefresh size={14} aria-hidden />} onClick={onRetry}>
          {t(said === 'press' ? 'translation:press' : 'app:retry')}
        </Button>
      )}
    </div>
  );
}

function Reason({ failure }: { failure: TranslationFailure }) {
  const { t } = useTranslation(['translation', 'app']);
  const format = useFormat();
  const said = saidOf(failure);
  const { until, configure = [] } = failure;
  return (
    <>
      {t(`translation:failed.${said}`)}
      {said === 'nobody' && configure.length > 0 && (
        <> {t('translation:failed.configure', { variables: configure.join(t('app:and')) })}</>
      )}
      {said === 'busy' && until !== undefined && (
        <> {t('app:goesOn', { time: format.dateTime(until), timezone: format.timezone() })}</>
      )}
    </>
  );
}

function saidOf({ code }: TranslationFailure) {
  return code in SAID ? SAID[code as keyof typeof SAID] : 'unknown';
}
