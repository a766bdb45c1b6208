/** What the columns of a file are called. */
import type { ExportedColumn, FileLanguage } from '../../contract/exports.ts';

const NAMES: Record<FileLanguage, Record<ExportedColumn, string>> = {
  en: {
    published: 'Published',
    utcOffset: 'UTC offset',
    mediaType: 'Media type',
    kind: 'Kind',
    authorName: 'Author',
    author: 'Author ID',
    authorHandle: 'Author handle',
    authorUrl: 'Author profile',
    followers: 'Author followers',
    title: 'Title',
    content: 'Content',
    url: 'URL',
    domain: 'Site',
    channel: 'Page, group or board',
    language: 'Language',
    likes: 'Likes',
    dislikes: 'Dislikes',
    comments: 'Comments',
    shares: 'Shares',
    views: 'Views',
    engagement: 'Engagement',
    hotvalue: 'Hot value',
    sentiment: 'Sentiment',
    sentimentScore: 'Sentiment score',
    classifications: 'Kinds of post',
    entities: 'Names',
    hashtags: 'Hashtags',
    mentions: 'Accounts mentioned',
    keywords: 'Keywords',
    tags: 'Tags',
    id: 'ID',
    nativeId: 'Native ID',
    parentId: 'Parent ID',
    threadId: 'Thread ID',
  },
  'zh-Hant': {
    published: '發布時間',
    utcOffset: 'UTC 時差',
    mediaType: '媒體類型',
    kind: '種類',
    authorName: '作者',
    author: '作者 ID',
    authorHandle: '作者帳號',
    authorUrl: '作者個人檔案',
    followers: '作者追蹤者',
    title: '標題',
    content: '內容',
    url: '網址',
    domain: '網站',
    channel: '專頁、群組或版面',
    language: '語言',
    likes: '讚好',
    dislikes: '負評',
    comments: '留言',
    shares: '分享',
    views: '觀看',
    engagement: '互動',
    hotvalue: '熱度',
    sentiment: '情緒',
    sentimentScore: '情緒分數',
    classifications: '帖文類別',
    entities: '名稱',
    hashtags: '主題標籤',
    mentions: '提及的帳號',
    keywords: '關鍵字',
    tags: '標籤',
    id: 'ID',
    nativeId: '原始 ID',
    parentId: '回覆的帖文 ID',
    threadId: '討論 ID',
  },
};

/** The column of times says whose clock it shows. */
export function columnName(column: ExportedColumn, language: FileLanguage, timezone: string): string {
  const name = NAMES[language][column];
  if (column !== 'published') return name;
  return language === 'en' ? `${name} (${zoneName(timezone)})` : `${name}（${zoneName(timezone)}）`;
}

/** `+0800` as `UTC+08:00`; others by their own name. */
export function zoneName(timezone: string): string {
  const [, hours, minutes] = /^([+-]\d{2}):?(\d{2})$/.exec(timezone) ?? [];
  return hours === undefined ? timezone : `UTC${hours}:${minutes}`;
}
