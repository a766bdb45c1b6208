import { describe, expect, it } from 'vitest';
import { ALERT_DEFAULTS } from '../../../contract/alerts.ts';
import { VARIANTS } from '../../../contract/variants.ts';
import { allWords } from '../../i18n/all-words.ts';
import { LANGUAGES } from '../../i18n/resources.ts';
import { createFormat } from '../../lib/format.ts';
import { conditionWords, type Worded } from './condition-words.ts';

const translator = await allWords();

const BEGUN: Worded = { ...ALERT_DEFAULTS, sensitivity: 'balanced' };

describe('the words of a condition', () => {
  const rows: [name: string, given: Partial<Worded>, en: string, zh: string][] = [
    ['as a form begins', {}, 'Rises by 50 mentions or more within 15 minutes', '15 分鐘內增加 50 則提及或以上'],
    [
      'of one mention fewer, in a custom cycle',
      {
        conConditionEquation: 'decrease',
        conConditionValue: '1',
        alertCycle: 'custom',
        alertDuration: '1',
        alertDurationUnit: 'd',
      },
      'Falls by 1 mention or more within 1 day',
      '1 日內減少 1 則提及或以上',
    ],
    [
      'of a large number',
      { conConditionValue: '12500', alertCycle: '1M' },
      'Rises by 12,500 mentions or more within 1 month',
      '1 個月內增加 12,500 則提及或以上',
    ],
    [
      'in percent',
      { conConditionType: 'percentage', conConditionValue: '12.5', alertCycle: '12h' },
      'Mentions rise by 12.5% or more within 12 hours',
      '提及在 12 小時內上升 12.5% 或以上',
    ],
    [
      'that is smart',
      { conConditionType: 'smart', sensitivity: 'high', alertCycle: '1h' },
      'More mentions than usual within 1 hour (more alerts)',
      '1 小時內的提及多於平常（較多警報）',
    ],
    [
      'of sentiment',
      { alertType: 'sentiment', senConditionEquation: 'decrease', alertCycle: '24h' },
      'Sentiment score falls by 20 points or more within 24 hours',
      '情緒分數在 24 小時內下跌 20 分或以上',
    ],
    ['by the hour', { alertType: 'periodic', periodConditionTime: '08:05' }, 'Every hour, at minute 05', '每小時的第 05 分鐘'],
    ['on the hour', { alertType: 'periodic', periodConditionTime: '08:00' }, 'Every hour on the hour', '每小時正點'],
    ['by the day', { alertType: 'periodic', alertCyclePeriod: 'daily' }, 'Every day at 08:00', '每日 08:00'],
    ['by the week', { alertType: 'periodic', alertCyclePeriod: 'weekly' }, 'Every Monday at 08:00', '每星期一 08:00'],
  ];
  it.each(rows)('%s', (_name, given, en, zh) => {
    const said = LANGUAGES.map((language) =>
      conditionWords(translator(language, 'alerts'), createFormat(language, 'Asia/Hong_Kong', VARIANTS.default.dateFormats), {
        ...BEGUN,
        ...given,
      }),
    );
    expect(said).toEqual([en, zh]);
  });
});
