/**
 * The topics that come with the demo. Their exclusions have something to exclude: birds, fruit, boats, tea rooms. The last one
 * shows what the keyword language can say that groups cannot.
 */
import type { z } from 'zod';
import { MEDIA_TYPES } from '../../contract/media-types.ts';
import type { KeywordGroups, TopicKeywords, topicInput } from '../../contract/topics.ts';

type DemoTopic = { name: string } & TopicKeywords;

const DEMO_TOPICS: readonly DemoTopic[] = [
  {
    name: '茗常茶記 Ming Sheung Tea',
    keywordInputMode: 'basic',
    inclusion: anyOf(['茗常', '茶記', 'Ming Sheung', 'MingSheungTea', 'MingSheungMilk']),
    exclusion: anyOf(['茶餐廳', '常餐', '蛋治', '老茶記'], 'OR'),
  },
  {
    name: '燕鷗航空 Tern Air',
    keywordInputMode: 'basic',
    inclusion: anyOf(['燕鷗', 'Tern', 'TernAir']),
    exclusion: anyOf(
      ['觀鳥', '雛鳥', '影雀', '影燕鷗', '生態團', '鳥會', '米埔', 'birdwatching', 'birding', 'chick', 'nests', 'dive'],
      'OR',
    ),
  },
  {
    name: '金桔手機 Kumquat',
    keywordInputMode: 'basic',
    inclusion: anyOf(['Kumquat', '金桔', 'KumquatK8']),
    exclusion: anyOf(
      ['年桔', '蜜', '果醬', '鹹柑桔', '連皮', '一斤', '盆', 'marmalade', 'jam', 'honey', 'kumquat tree', 'skin'],
      'OR',
    ),
  },
  {
    name: '三帆斷網 Sampan outage',
    keywordInputMode: 'advanced',
    inclusion: `(三帆 OR Sampan OR SampanMobile OR #SampanDown)
AND (
  斷網 OR 閃退 OR 癱瘓 OR 退款 OR 賠償 OR 冇 ONEAR/2 (網 OR 訊號) OR 訊號 NEAR/5 (恢復 OR 返)
  OR crash* OR outage OR refund* OR signal NEAR/4 (no OR lost OR without OR back)
)`,
    exclusion:
      '舢舨 OR 帆船 OR 木船 OR sampan ONEAR/2 (ride OR lady OR pier OR owners OR exhibition) OR (seasick AND NOT signal)',
  },
];

/** As the verb that creates topics takes them. */
export function demoTopicInputs(startsAt: Date, endsAt: Date): z.input<typeof topicInput>[] {
  const period = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), mediaTypes: [...MEDIA_TYPES] };
  return DEMO_TOPICS.map((topic) => ({ ...topic, ...period }));
}

/** One group; `operator` is for those that somebody adds to it. */
function anyOf(words: string[], operator: KeywordGroups['operator'] = 'AND'): KeywordGroups {
  return { operator, groups: [words] };
}
