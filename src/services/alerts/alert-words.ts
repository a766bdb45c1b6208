/** The words of messages; those of the screen. */
import type { AlertType } from '../../contract/alert-conditions.ts';
import type { Undecided } from '../../contract/alerts.ts';
import type { Reason } from '../../contract/analysis/peaks.ts';
import type { Language } from './told-numbers.ts';

/** Numbers come as they are written. */
export interface AlertWords {
  types: Record<AlertType, string>;
  /** Of an alert that looks for a fall. */
  drop: string;
  test: string;
  testNote: string;
  topic: string;
  window: string;
  late: string;
  lateNote: string;
  mentions: string;
  score: string;
  before: string;
  usual: string;
  change: string;
  level: string;
  /** What was measured, in a few words. */
  counted: (value: string) => string;
  scored: (value: string) => string;
  notScored: string;
  /** Beside what: the window before, what is usual at that hour or on that day or days of the week, or in the windows before. */
  comparedWith: Record<'before' | 'hour' | 'day' | 'days' | 'windows', (baseline: string) => string>;
  toldFrom: (level: string, upwards: boolean) => string;
  /** Of mentions that cannot fall as far as is asked for. */
  tooFew: string;
  /** Of a score, which ends at −100 and 100. */
  neverScored: string;
  notMet: string;
  /** Of the window of a test. */
  nothingKnown: string;
  /** Why, and when. */
  nothingKnownOf: (window: string) => string;
  lacks: Record<Undecided, string>;
  /** Of a digest. */
  didNotArrive: string;
  /** Besides the one of what is named. */
  moreWindows: (count: number) => string;
  /** Besides the one that is named. */
  moreTopics: (count: number) => string;
  /** Of windows, topic by topic, that are not written out. */
  moreRows: (count: number) => string;
  reasons: string;
  reasonKinds: Record<Reason['kind'], string>;
  /** How often, and how often it would be expected. */
  reasonCount: (count: string, expected: string) => string;
  posts: string;
  /** Of a topic behind those whose posts and reasons are told. */
  leftOut: string;
  untitled: string;
  engagement: (value: string) => string;
  /** Of a post: how many others of the window have its text. */
  copies: (count: number) => string;
  open: string;
  openRun: string;
  course: string;
  none: string;
  because: (alert: string, organisation: string) => string;
  becauseTried: (alert: string, organisation: string) => string;
  unsubscribe: string;
  comma: string;
  /** Behind something, in brackets. */
  aside: (text: string) => string;
  colon: string;
}

export const ALERT_WORDS: Record<Language, AlertWords> = {
  en: {
    types: { conversation: 'Spike in conversation', sentiment: 'Sentiment shift', periodic: 'Periodic notification' },
    drop: 'Drop in conversation',
    test: 'Test',
    testNote: 'Somebody tries this alert: it is told as it would be, of its newest window.',
    topic: 'Topic',
    window: 'Window',
    late: 'late',
    lateNote: 'Some windows could not be evaluated in time, and were evaluated late. All that was missed is told here.',
    mentions: 'Mentions',
    score: 'Sentiment score',
    before: 'Window before',
    usual: 'Usual',
    change: 'Change',
    level: 'Alert from',
    counted: (value) => (value === '1' ? '1 mention' : `${value} mentions`),
    scored: (value) => `sentiment score ${value}`,
    notScored: 'no sentiment could be scored',
    comparedWith: {
      before: (baseline) => `${baseline} in the window before`,
      hour: (baseline) => `${baseline} is usual at this hour of the week`,
      day: (baseline) => `${baseline} is usual on this weekday`,
      days: (baseline) => `${baseline} is usual on these weekdays`,
      windows: (baseline) => `${baseline} is usual in the windows before`,
    },
    toldFrom: (level, upwards) => `the alert tells from ${level} ${upwards ? 'upwards' : 'downwards'}`,
    tooFew: 'which is too few to fall as far as the alert asks',
    neverScored: 'and no score could be as far from that as the alert asks',
    notMet: 'the condition is not met',
    nothingKnown: 'nothing is known of its newest window yet',
    nothingKnownOf: (window) =>
      `Nothing is known of ${window} yet: its topics begin later, or their posts are still being searched. When the alert tells, its numbers, a chart and posts stand here.`,
    lacks: {
      scores: 'no mention of the window could be scored',
      before: 'the window before is not known',
      weeks: 'too little is known from before to say what is usual',
      posts: 'too much of what its sources usually bring is missing to say',
      percentage: 'of nothing there is no percentage',
    },
    didNotArrive: 'but what its sources usually bring did not arrive',
    /** Besides the one of what is named. */
    moreWindows: (count) => (count === 1 ? 'and of one more window' : `and of ${count} more windows`),
    moreTopics: (count) => (count === 1 ? 'and one more topic' : `and ${count} more topics`),
    moreRows: (count) =>
      `${count === 1 ? 'One earlier row is' : `${count.toLocaleString('en')} earlier rows are`} left out here; the Alert Dashboard has every window.`,
    reasons: 'More often than in the windows before',
    reasonKinds: {
      keyword: 'keyword',
      hashtag: 'hashtag',
      entity: 'name',
      author: 'author',
      domain: 'site',
      thread: 'conversation',
    },
    reasonCount: (count, expected) => `${count}, expected ${expected}`,
    posts: 'Posts with the most engagement',
    leftOut:
      'Posts, and what is said more often, are told here of the first topics alone; of this one they stand in its analysis.',
    untitled: 'Untitled',
    engagement: (value) => `engagement ${value}`,
    copies: (count) => (count === 1 ? 'and one copy' : `and ${count.toLocaleString('en')} copies`),
    open: 'Open the analysis of this window',
    openRun: 'Acknowledge or snooze it on the Alert Dashboard',
    course: 'The last windows',
    none: '–',
    because: (alert, organisation) => `You get this because the alert “${alert}” of ${organisation} names your address.`,
    becauseTried: (alert, organisation) => `You get this because you tried the alert “${alert}” of ${organisation}.`,
    unsubscribe: 'Unsubscribe from this alert',
    comma: ', ',
    aside: (text) => ` (${text})`,
    colon: ': ',
  },
  'zh-Hant': {
    types: { conversation: '討論急升', sentiment: '情緒轉變', periodic: '定期通知' },
    drop: '討論急跌',
    test: '測試',
    testNote: '有人正在測試這個警報：內容與真正發出時相同，取自最近的時段。',
    topic: '專題',
    window: '時段',
    late: '補發',
    lateNote: '部分時段未能準時評估；錯過的時段全部在此一併告知。',
    mentions: '提及',
    score: '情緒分數',
    before: '前一時段',
    usual: '平常',
    change: '變化',
    level: '觸發水平',
    counted: (value) => `${value} 則提及`,
    scored: (value) => `情緒分數 ${value}`,
    notScored: '沒有可評分的情緒',
    comparedWith: {
      before: (baseline) => `前一時段為 ${baseline}`,
      hour: (baseline) => `每星期這個時間平常為 ${baseline}`,
      day: (baseline) => `每星期這一天平常為 ${baseline}`,
      days: (baseline) => `每星期這幾天平常為 ${baseline}`,
      windows: (baseline) => `之前的時段平常為 ${baseline}`,
    },
    toldFrom: (level, upwards) => `${upwards ? '升至' : '跌至'} ${level} 即發出警報`,
    tooFew: '數目太少，跌幅不可能達到警報所定',
    neverScored: '分數介乎 −100 至 100，不可能達到警報所定的水平',
    notMet: '未符合條件',
    nothingKnown: '最近的時段尚未有資料',
    nothingKnownOf: (window) => `${window} 尚未有資料：專題較遲才開始，或仍在搜尋帖文。警報發出時，這裏會有數字、圖表和帖文。`,
    lacks: {
      scores: '這個時段沒有可評分的提及',
      before: '未有前一時段的資料',
      weeks: '過往資料不足，未能得知平常水平',
      posts: '來源平常帶來的帖文欠缺太多，未能作出判斷',
      percentage: '由零起計，無法得出百分比',
    },
    didNotArrive: '惟來源未有帶來平常的帖文，數字並不完整',
    /** Besides the one of what is named. */
    moreWindows: (count) => `另有 ${count} 個時段`,
    moreTopics: (count) => `另有 ${count} 個專題`,
    moreRows: (count) => `較早的 ${count.toLocaleString('en')} 行從略，可於警報總覽查看所有時段。`,
    reasons: '較之前的時段多見',
    reasonKinds: { keyword: '關鍵字', hashtag: '主題標籤', entity: '名稱', author: '作者', domain: '網站', thread: '討論' },
    reasonCount: (count, expected) => `${count} 次，預期 ${expected} 次`,
    posts: '互動最多的帖文',
    leftOut: '只為首幾個專題列出帖文和較多見的內容；這個專題的，請查看其分析。',
    untitled: '無標題',
    engagement: (value) => `互動 ${value}`,
    copies: (count) => `另有 ${count.toLocaleString('en')} 則相同`,
    open: '查看這個時段的分析',
    openRun: '到警報總覽確認或暫停通知',
    course: '最近的時段',
    none: '–',
    because: (alert, organisation) => `你收到這封電郵，是因為 ${organisation} 的警報「${alert}」列有你的電郵地址。`,
    becauseTried: (alert, organisation) => `你收到這封電郵，是因為你測試了 ${organisation} 的警報「${alert}」。`,
    unsubscribe: '取消訂閱這個警報',
    comma: '，',
    aside: (text) => `（${text}）`,
    colon: '：',
  },
};
