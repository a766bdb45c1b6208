/** Which sentiments a filter lets through. */
import { useTranslation } from '../i18n/shown-words.ts';
import { FILTER_NAMES, SENTIMENT_ORDER } from '../lib/sentiments.ts';
import { PickSeveral } from './pick-several.tsx';
import { SentimentDot } from './sentiment-dot.tsx';

type Name = (typeof FILTER_NAMES)[keyof typeof FILTER_NAMES];

export interface PickSentimentsProps {
  /** What is said of what is chosen. */
  text: string;
  chosen: readonly Name[];
  onChange: (names: Name[]) => void;
}

export function PickSentiments({ text, chosen, onChange }: PickSentimentsProps) {
  const { t } = useTranslation(['analysis', 'app']);
  return (
    <PickSeveral
      label={t('analysis:filter.sentiments')}
      text={text}
      choices={SENTIMENT_ORDER.map((key) => ({
        value: FILTER_NAMES[key],
        label: t(`app:sentiments.${key}`),
        icon: <SentimentDot of={key} />,
      }))}
      chosen={chosen}
      onChange={onChange}
    />
  );
}
