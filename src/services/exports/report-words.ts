/** The words of a report; those of the screen. */

import type { SentimentCounts } from '../../contract/analysis/figures.ts';
import type { WhatList } from '../../contract/analysis/tab-choices.ts';
import type { RelativePeriod } from '../../contract/analysis/when.ts';
import type { FileLanguage } from '../../contract/exports.ts';
import type { Reaction } from '../../contract/reactions.ts';
import type { EntityType } from '../../contract/themes.ts';

export interface ReportWords {
  report: string;
  page: (number: number, of: number) => string;
  tabs: Record<'overview' | 'what' | 'when' | 'who' | 'where' | 'how', string>;
  mentions: string;
  originals: string;
  authors: string;
  reach: string;
  engagement: string;
  score: string;
  sentiments: Record<keyof SentimentCounts, string>;
  overTime: string;
  bySentiment: string;
  byMedia: string;
  lists: Record<WhatList, string>;
  namesOf: Record<EntityType, string>;
  kinds: string;
  themes: string;
  latest: string;
  hottest: string;
  week: string;
  peaks: string;
  peakOf: (count: string, usual: string) => string;
  relative: Record<RelativePeriod, string>;
  relativeSentiment: string;
  sharesOverTime: string;
  scoreOverTime: string;
  answers: string;
  mediaOverTime: (type: string) => string;
  reactions: string;
  reactionNames: Record<Reaction, string>;
  influencers: string;
  sites: string;
  channels: string;
  scoreByMedia: string;
  sentimentByDay: string;
  scoreByDay: string;
  peak: string;
  nothing: string;
  before: (value: string) => string;
}

export const REPORT_WORDS: Record<FileLanguage, ReportWords> = {
  en: {
    report: 'Report',
    page: (number, of) => `Page ${number} of ${of}`,
    tabs: { overview: 'Overview', what: 'What', when: 'When', who: 'Who', where: 'Where', how: 'How' },
    mentions: 'Mentions',
    originals: 'Without copies',
    authors: 'Authors',
    reach: 'Reach',
    engagement: 'Engagement',
    score: 'Sentiment score',
    sentiments: { positive: 'Positive', neutral: 'Neutral', mixed: 'Mixed', negative: 'Negative', unscored: 'Unscored' },
    overTime: 'Mentions over time',
    bySentiment: 'Sentiment',
    byMedia: 'Media types',
    namesOf: { person: 'People', organisation: 'Organisations', place: 'Places', product: 'Products' },
    lists: { keywords: 'Keywords', entities: 'Names', hashtags: 'Hashtags', handles: 'Accounts mentioned' },
    kinds: 'Kinds of post',
    themes: 'Themes',
    latest: 'Latest posts',
    hottest: 'Hottest posts',
    week: 'Mentions by weekday and hour',
    peaks: 'Peaks, and what was said more than usual (expected in brackets)',
    peakOf: (count, usual) => `${count} mentions, usually ${usual}`,
    relative: {
      day: 'Share of the last days',
      week: 'Share of the last weeks',
      month: 'Share of the last months',
      quarter: 'Share of the last quarters',
    },
    relativeSentiment: 'Of each sentiment, the percent in the last periods',
    sharesOverTime: 'Shares of sentiment over time, percent',
    scoreOverTime: 'Sentiment score over time',
    answers: 'Who answers whom',
    mediaOverTime: (type) => `${type} over time`,
    reactions: 'Reactions on Facebook',
    reactionNames: { likes: 'Like', loves: 'Love', hahas: 'Haha', angrys: 'Angry', wows: 'Wow', sads: 'Sad' },
    influencers: 'Authors by engagement',
    sites: 'Sites',
    channels: 'Pages, groups and boards',
    scoreByMedia: 'Sentiment by media type',
    sentimentByDay: 'Sentiment by day',
    scoreByDay: 'Sentiment score by day',
    peak: 'Day with most mentions',
    nothing: 'No mention in this view.',
    before: (value) => `${value} before`,
  },
  'zh-Hant': {
    report: '報告',
    page: (number, of) => `第 ${number} 頁，共 ${of} 頁`,
    tabs: { overview: '概覽', what: '內容', when: '時間', who: '作者', where: '來源', how: '情緒' },
    mentions: '提及',
    originals: '不計重複',
    authors: '作者',
    reach: '觸及',
    engagement: '互動',
    score: '情緒分數',
    sentiments: { positive: '正面', neutral: '中立', mixed: '混合', negative: '負面', unscored: '未評分' },
    overTime: '提及走勢',
    bySentiment: '情緒',
    byMedia: '媒體類型',
    namesOf: { person: '人物', organisation: '機構', place: '地點', product: '產品' },
    lists: { keywords: '關鍵字', entities: '名稱', hashtags: '主題標籤', handles: '提及的帳號' },
    kinds: '帖文類別',
    themes: '主題',
    latest: '最新帖文',
    hottest: '最熱帖文',
    week: '按星期及小時的提及',
    peaks: '高峰，以及較平常多見的內容（括號內為預期數目）',
    peakOf: (count, usual) => `${count} 則提及，平常為 ${usual}`,
    relative: {
      day: '最近數日的比例',
      week: '最近數個星期的比例',
      month: '最近數個月的比例',
      quarter: '最近數季的比例',
    },
    relativeSentiment: '各情緒的近期比例（佔該情緒提及的百分比）',
    sharesOverTime: '情緒比例走勢（百分比）',
    scoreOverTime: '情緒分數走勢',
    answers: '誰回覆誰',
    mediaOverTime: (type) => `${type}走勢`,
    reactions: 'Facebook 心情回應',
    reactionNames: { likes: '讚好', loves: '大愛', hahas: '哈哈', angrys: '嬲', wows: '嘩', sads: '傷心' },
    influencers: '互動最多的作者',
    sites: '網站',
    channels: '專頁、群組及討論區版面',
    scoreByMedia: '各媒體類型的情緒',
    sentimentByDay: '每日情緒',
    scoreByDay: '每日情緒分數',
    peak: '提及最多的一日',
    nothing: '這個檢視沒有提及。',
    before: (value) => `之前 ${value}`,
  },
};
