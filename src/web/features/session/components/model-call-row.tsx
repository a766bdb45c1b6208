/** One question to the language model; opened, it shows what was sent and what came back. */
import { Skeleton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { getSentTexts, type ModelCall, type SentTexts } from '../../../../contract/model-calls.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useRequest } from '../../../lib/call.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { safeLink } from '../../../ui/safe-link.ts';
import styles from './model-calls-dialog.module.css';
import { SentText } from './sent-text.tsx';

export function ModelCallRow({ call }: { call: ModelCall }) {
  const { t } = useTranslation('session');
  const format = useFormat();
  const { at, purpose, by, model, outcome, tokensIn, tokensOut, posts, about } = call;
  const [isOpened, setOpened] = useState(false);
  const tokens = t('sent.tokens', { sent: format.exact(tokensIn), answered: format.exact(tokensOut) });
  return (
    <li>
      <details className={styles['call']} onToggle={({ currentTarget: { open } }) => setOpened(isOpened || open)}>
        <summary className={styles['head']}>
          <IconChevronRight className={styles['chevron'] ?? ''} size={16} aria-hidden />
          <span className={styles['purpose']}>
            {t(`sent.purposes.${purpose}`)}
            {about.length > 0 && <bdi className={styles['about']}>{about.join(' · ')}</bdi>}
          </span>
          <span className={styles['outcome']} data-outcome={outcome}>
            {t(`sent.outcomes.${outcome}`)}
          </span>
          <span className={styles['facts']}>
            <span>{format.dateTime(at)}</span>
            <bdi>{by ?? t('sent.somebody')}</bdi>
            {posts.length > 0 && <span>{t('sent.posts', { count: posts.length, number: format.exact(posts.length) })}</span>}
            {tokensIn + tokensOut > 0 && <span>{tokens}</span>}
            <bdi>{model}</bdi>
          </span>
        </summary>
        {isOpened && <Texts callId={String(call.id)} />}
      </details>
    </li>
  );
}

const HEIGHT = 200;

function Texts({ callId }: { callId: string }) {
  const { t } = useTranslation('session');
  const texts = useRequest(
    getSentTexts,
    { callId },
    { neutral: { instructions: '', material: '', answer: null, posts: [] }, staleTime: Number.POSITIVE_INFINITY },
  );
  return (
    <Loaded of={texts} skeleton={<Skeleton height={HEIGHT} />}>
      {({ instructions, material, answer, posts }) => (
        <>
          {posts.length > 0 && <Posts posts={posts} />}
          <SentText title={t('sent.material')} text={material} />
          {answer !== null && <SentText title={t('sent.answer')} text={answer} />}
          <SentText title={t('sent.instructions')} text={instructions} />
        </>
      )}
    </Loaded>
  );
}

/** Each leads to where it was published. */
function Posts({ posts }: { posts: SentTexts['posts'] }) {
  const { t } = useTranslation('session');
  return (
    <section className={styles['text']} aria-label={t('sent.ofPosts')}>
      <h3>{t('sent.ofPosts')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by its focus */}
      <ol className={styles['posts']} tabIndex={0}>
        {posts.map(({ id, title, url }) => {
          const link = safeLink(url);
          return (
            <li key={id} dir="auto">
              {link ? (
                <a href={link} target="_blank" rel="noopener noreferrer">
                  {title || link}
                </a>
              ) : (
                title || t('sent.noText')
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
