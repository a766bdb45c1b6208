/** The sentiment that stands for a post, who said so where a person did, and the menu that says why and changes it. */
import { Menu, UnstyledButton } from '@mantine/core';
import { IconArrowBackUp, IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { SENTIMENT_KEYS } from '../../../../contract/analysis/figures.ts';
import type { Sentiment } from '../../../../contract/filter.ts';
import { SENTIMENTS } from '../../../../contract/filter-choices.ts';
import type { Post } from '../../../../contract/posts.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { usePlanReason } from '../../../lib/plan.ts';
import { useAriaKeys } from '../../../lib/use-aria-keys.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { IN_MAIN } from '../../../ui/in-main.ts';
import { SentimentDot } from '../../../ui/sentiment-dot.tsx';
import { useCorrectSentiment } from '../use-correct-sentiment.ts';
import { useVerdict } from '../use-verdict.ts';
import styles from './post-sentiment.module.css';
import { SentimentReason } from './sentiment-reason.tsx';

export function PostSentiment({ post }: { post: Post }) {
  const { t } = useTranslation(['analysis', 'app']);
  const correct = useCorrectSentiment();
  const key = post.sentiment === null ? 'unscored' : SENTIMENT_KEYS[post.sentiment];
  const name = t(`app:sentiments.${key}`);
  const hint = useHint(post);
  const reason = useId();
  const verdict = useVerdict(post);
  const held = usePlanReason();
  const keys = useAriaKeys('sentiment');
  // To say the same as the engine is a correction too: it stands whatever a later engine says.
  const choose = (sentiment: Sentiment) => {
    if (post.sentimentCorrected === null || sentiment !== post.sentiment) correct([post], sentiment);
  };
  return (
    <span className={styles['sentiment']}>
      <Menu position="bottom-start" withinPortal portalProps={IN_MAIN}>
        <Menu.Target>
          <UnstyledButton
            className={styles['badge']}
            data-sentiment
            aria-keyshortcuts={keys}
            aria-label={t('posts.correct.change', { sentiment: name })}
            title={hint}
          >
            <SentimentDot of={key} />
            {name}
            <IconChevronDown size={13} aria-hidden />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown aria-describedby={reason} maw={320}>
          <Menu.Label>{held ?? t('posts.correct.title')}</Menu.Label>
          <Menu.RadioGroup value={post.sentiment}>
            {SENTIMENTS.map((sentiment) => (
              <Menu.RadioItem
                key={sentiment}
                value={sentiment}
                disabled={held !== null}
                closeMenuOnClick
                onClick={() => choose(sentiment)}
              >
                <span className={styles['choice']}>
                  <SentimentDot of={SENTIMENT_KEYS[sentiment]} />
                  {t(`app:sentiments.${SENTIMENT_KEYS[sentiment]}`)}
                </span>
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
          {post.sentimentCorrected && (
            <>
              <Menu.Divider />
              <Menu.Item
                disabled={held !== null}
                leftSection={<IconArrowBackUp size={16} aria-hidden />}
                onClick={() => correct([post], null)}
              >
                {t('posts.correct.takeBack')}
              </Menu.Item>
            </>
          )}
          <Menu.Divider />
          <Menu.Label id={reason} className={styles['reason'] ?? ''}>
            {verdict}
            <SentimentReason post={post} inMenu />
          </Menu.Label>
        </Menu.Dropdown>
      </Menu>
      {post.sentimentCorrected && <Corrected by={post.sentimentCorrected.by} at={post.sentimentCorrected.at} />}
    </span>
  );
}

/** Milliseconds; clocks of server and browser differ, and nothing was corrected in the future. */
const JUST_NOW = 60_000;

function Corrected({ by, at }: { by: string | null; at: string }) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const now = useNow();
  const when = now - Date.parse(at) < JUST_NOW ? t('posts.correct.justNow') : format.relative(at, now);
  return (
    <span className={styles['corrected']} title={format.dateTime(at)}>
      {by === null ? t('posts.correct.corrected', { when }) : t('posts.correct.correctedBy', { name: by, when })}
    </span>
  );
}

function useHint({ sentiment, sentimentScore }: Post): string | undefined {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  if (sentimentScore !== null) return t('posts.score', { score: format.score(sentimentScore) });
  return sentiment === null ? t('sentimentSplit.unscoredHint') : undefined;
}
