/** The topics that come with the demo. Their exclusions have something to exclude: birds, fruit, boats, tea rooms. */
import type { z } from 'zod';
import { MEDIA_TYPES } from '../../contract/media-types.ts';
import type { topicInput } from '../../contract/topics.ts';

interface DemoTopic {
  name: string;
  inclusion: string[][];
  exclusion: string[];
}

const DEMO_TOPICS: readonly DemoTopic[] = [
  {
    name: '茗常茶記 Ming Sheung Tea',
    inclusion: [['茗常', '茶記', 'Ming Sheung', 'MingSheungTea', 'MingSheungMilk']],
    exclusion: ['茶餐廳', '常餐', '蛋治', '老茶記'],
  },
  {
    name: '燕鷗航空 Tern Air',
    inclusion: [['燕鷗', 'Tern', 'TernAir']],
    exclusion: ['觀鳥', '雛鳥', '影雀', '影燕鷗', '生態團', '鳥會', '米埔', 'birdwatching', 'birding', 'chick', 'nests', 'dive'],
  },
  {
    name: '金桔手機 Kumquat',
    inclusion: [['Kumquat', '金桔', 'KumquatK8']],
    exclusion: ['年桔', '蜜', '果醬', '鹹柑桔', '連皮', '一斤', '盆', 'marmalade', 'jam', 'honey', 'kumquat tree', 'skin'],
  },
  {
    name: '三帆斷網 Sampan outage',
    inclusion: [
      ['三帆', 'Sampan', 'SampanMobile', 'SampanDown'],
      [
        '斷網',
        '冇訊號',
        '冇晒訊號',
        '冇晒網',
        '訊號',
        '閃退',
        '癱瘓',
        '退款',
        '賠償',
        'crash',
        'crashes',
        'outage',
        'signal',
        'refund',
      ],
    ],
    exclusion: ['舢舨', '帆船', 'ride', 'seasick'],
  },
];

/** As the verb that creates topics takes them. */
export function demoTopicInputs(startsAt: Date, endsAt: Date): z.input<typeof topicInput>[] {
  return DEMO_TOPICS.map(({ name, inclusion, exclusion }) => ({
    name,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    mediaTypes: [...MEDIA_TYPES],
    keywordInputMode: 'basic',
    inclusion: { operator: 'AND', groups: inclusion },
    exclusion: { operator: 'OR', groups: [exclusion] },
  }));
}
