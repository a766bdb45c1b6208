/** The words by which a file says what it is of. Those of the screen, where the screen has them too. */
import type { FileLanguage } from '../../contract/exports.ts';
import type { PostSort, QueryFilter, SentimentFilter } from '../../contract/filter.ts';
import type { MediaType } from '../../contract/media-types.ts';
import type { Classification } from '../../contract/themes.ts';

/** What a filter narrows by; the period, the zone and how finely is counted are said elsewhere. */
export type Filtered = Exclude<keyof QueryFilter, 'startDate' | 'endDate' | 'granularity' | 'timezone'>;

export interface ViewWords {
  posts: string;
  about: string;
  topic: string;
  period: string;
  zone: string;
  filter: string;
  clicked: string;
  noFilter: string;
  sort: string;
  rows: string;
  made: string;
  unknown: string;
  /** Between a field and its items, between items, between fields. */
  colon: string;
  comma: string;
  semicolon: string;
  /** Of a name, where it is from, or a figure beside it. */
  inBrackets: (text: string) => string;
  to: string;
  /** In the order in which they are said. */
  fields: Record<Filtered, string>;
  mentions: { main: string; comments: string };
  copies: string;
  mediaTypes: Record<MediaType, string>;
  sentiments: Record<SentimentFilter, string>;
  classifications: Record<Classification, string>;
  weekdays: readonly string[];
  sorts: Record<PostSort, string>;
}

const NAMES = { facebook: 'Facebook', instagram: 'Instagram', twitter: 'Twitter', youtube: 'YouTube', x: 'X' };

export const VIEW_WORDS: Record<FileLanguage, ViewWords> = {
  en: {
    posts: 'Posts',
    about: 'About',
    topic: 'Topic',
    period: 'Period',
    zone: 'Time zone',
    filter: 'Filter',
    clicked: 'Of these',
    noFilter: 'None',
    sort: 'Order',
    rows: 'Posts',
    made: 'Exported',
    unknown: 'unknown',
    colon: ': ',
    comma: ', ',
    semicolon: '; ',
    inBrackets: (text) => ` (${text})`,
    to: ' – ',
    fields: {
      mention: 'Kind',
      mediaTypes: 'Media types',
      sentiments: 'Sentiments',
      authors: 'Authors',
      excludeAuthors: 'Without these authors',
      classifications: 'Kinds of post',
      ners: 'Names',
      languages: 'Languages',
      text: 'Text',
      keywords: 'Keywords',
      hashtags: 'Hashtags',
      handles: 'Accounts mentioned',
      emojis: 'Emoji',
      domains: 'Sites',
      channels: 'Pages, groups and boards',
      reactions: 'Reactions',
      weekdays: 'Weekdays',
      hours: 'Hours',
      threads: 'One conversation',
      copiesOf: 'Posts with the same text',
      tags: 'Tags',
      repliesTo: 'Answers to',
      copies: 'Copies',
    },
    mentions: { main: 'Main posts', comments: 'Comments' },
    copies: 'each text counts once',
    mediaTypes: { ...NAMES, forum: 'Forum', news: 'News', website: 'Website', blog: 'Blog', lihkg: 'LIHKG' },
    sentiments: { Positive: 'Positive', Negative: 'Negative', Neutral: 'Neutral', Mixed: 'Mixed', Unscored: 'Unscored' },
    classifications: {
      complaint: 'Complaint',
      question: 'Question',
      praise: 'Praise',
      promotion: 'Promotion',
      news: 'News',
      opinion: 'Opinion',
    },
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    sorts: {
      newest: 'Newest first',
      oldest: 'Oldest first',
      engagement: 'Most engagement',
      likes: 'Most likes',
      comments: 'Most comments',
      shares: 'Most shares',
      hotvalue: 'Highest hot value',
    },
  },
  'zh-Hant': {
    posts: '帖文',
    about: '說明',
    topic: '專題',
    period: '時段',
    zone: '時區',
    filter: '篩選',
    clicked: '其中',
    noFilter: '沒有',
    sort: '排序',
    rows: '帖文數目',
    made: '匯出時間',
    unknown: '不詳',
    colon: '：',
    comma: '、',
    semicolon: '；',
    inBrackets: (text) => `（${text}）`,
    to: ' 至 ',
    fields: {
      mention: '種類',
      mediaTypes: '媒體類型',
      sentiments: '情緒',
      authors: '作者',
      excludeAuthors: '排除這些作者',
      classifications: '帖文類別',
      ners: '名稱',
      languages: '語言',
      text: '內文',
      keywords: '關鍵字',
      hashtags: '主題標籤',
      handles: '提及的帳號',
      emojis: '表情符號',
      domains: '網站',
      channels: '專頁、群組或版面',
      reactions: '心情',
      weekdays: '星期',
      hours: '時間',
      threads: '同一討論',
      copiesOf: '相同內容的帖文',
      tags: '標籤',
      repliesTo: '回覆',
      copies: '重複內容',
    },
    mentions: { main: '主帖', comments: '留言' },
    copies: '相同內容只計一次',
    mediaTypes: { ...NAMES, forum: '討論區', news: '新聞', website: '網站', blog: '網誌', lihkg: '連登' },
    sentiments: { Positive: '正面', Negative: '負面', Neutral: '中立', Mixed: '混合', Unscored: '未評分' },
    classifications: { complaint: '投訴', question: '提問', praise: '讚賞', promotion: '宣傳', news: '新聞', opinion: '意見' },
    weekdays: ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'],
    sorts: {
      newest: '由新至舊',
      oldest: '由舊至新',
      engagement: '互動最多',
      likes: '讚好最多',
      comments: '留言最多',
      shares: '分享最多',
      hotvalue: '熱度最高',
    },
  },
};
