/**
 * Well-known feeds that anybody may read without a key, to begin with: of Hong Kong, of Taiwan, of the world. Names are as their readers
 * know them, in the language of the feed. An address here is a proposal; whether it still gives posts is seen by trying it.
 */
import type { MediaType } from './media-types.ts';

export const CATALOGUE_REGIONS = ['hongKong', 'taiwan', 'world'] as const;
export type CatalogueRegion = (typeof CATALOGUE_REGIONS)[number];

export const CATALOGUE_LANGUAGES = ['zh-Hant', 'zh-Hans', 'en'] as const;
export type CatalogueLanguage = (typeof CATALOGUE_LANGUAGES)[number];

export interface CatalogueEntry {
  name: string;
  address: string;
  region: CatalogueRegion;
  language: CatalogueLanguage;
  mediaType: MediaType;
}

type Feed = readonly [name: string, address: string, mediaType?: MediaType];

/** News unless the feed says otherwise. */
function feeds(region: CatalogueRegion, language: CatalogueLanguage, listed: readonly Feed[]): CatalogueEntry[] {
  return listed.map(([name, address, mediaType = 'news']) => ({ name, address, region, language, mediaType }));
}

const RTHK = 'https://rthk.hk/rthk/news/rss';
/** 中央社 publishes its feeds there, one for each section. */
const CNA = 'https://feeds.feedburner.com/rsscna';

export const SOURCE_CATALOGUE: readonly CatalogueEntry[] = [
  ...feeds('hongKong', 'zh-Hant', [
    ['香港電台 本地新聞', `${RTHK}/c_expressnews_clocal.xml`],
    ['香港電台 大中華新聞', `${RTHK}/c_expressnews_greaterchina.xml`],
    ['香港電台 財經新聞', `${RTHK}/c_expressnews_cfinance.xml`],
    ['香港政府新聞公報', 'https://www.info.gov.hk/gia/rss/general_zh.xml'],
    ['香港政府新聞網', 'https://www.news.gov.hk/tc/common/html/topstories.rss.xml'],
    ['明報 即時新聞', 'https://news.mingpao.com/rss/ins/all.xml'],
    ['東方日報 要聞港聞', 'https://orientaldaily.on.cc/rss/news.xml'],
    ['香港經濟日報 港聞', 'https://www.hket.com/rss/hongkong'],
    ['信報 即時新聞', 'https://www.hkej.com/rss/onlinenews.xml'],
    ['有線新聞', 'https://www.i-cable.com/feed/'],
    ['獨立媒體', 'https://www.inmediahk.net/rss.xml'],
    ['集誌社', 'https://thecollectivehk.com/feed/'],
    ['法庭線', 'https://thewitnesshk.com/feed/'],
    ['端傳媒', 'https://theinitium.com/feed'],
    ['unwire.hk', 'https://unwire.hk/feed/', 'website'],
  ]),
  ...feeds('hongKong', 'en', [
    ['RTHK Local News', `${RTHK}/e_expressnews_elocal.xml`],
    ['Hong Kong Government Press Releases', 'https://www.info.gov.hk/gia/rss/general_en.xml'],
    ['news.gov.hk', 'https://www.news.gov.hk/en/common/html/topstories.rss.xml'],
    ['South China Morning Post, Hong Kong', 'https://www.scmp.com/rss/2/feed'],
    ['Hong Kong Free Press', 'https://hongkongfp.com/feed/'],
  ]),
  ...feeds('taiwan', 'zh-Hant', [
    ['中央社 政治', `${CNA}/politics`],
    ['中央社 社會', `${CNA}/social`],
    ['中央社 產經證券', `${CNA}/finance`],
    ['自由時報 即時新聞', 'https://news.ltn.com.tw/rss/all.xml'],
    ['自由財經', 'https://news.ltn.com.tw/rss/business.xml'],
    ['ETtoday 即時新聞', 'https://feeds.feedburner.com/ettoday/realtime'],
    ['聯合新聞網 要聞', 'https://udn.com/rssfeed/news/2/6638?ch=news'],
    ['經濟日報', 'https://money.udn.com/rssfeed/news/1001/5591?ch=money'],
    ['公視新聞網', 'https://news.pts.org.tw/xml/newsfeed.xml'],
    ['報導者', 'https://www.twreporter.org/a/rss2.xml'],
    ['科技新報 TechNews', 'https://technews.tw/feed/', 'website'],
    ['iThome', 'https://www.ithome.com.tw/rss', 'website'],
    ['INSIDE', 'https://www.inside.com.tw/feed/rss', 'website'],
  ]),
  ...feeds('taiwan', 'en', [
    ['Focus Taiwan', `${CNA}/engnews`],
    ['Taipei Times', 'https://www.taipeitimes.com/xml/index.rss'],
  ]),
  ...feeds('world', 'zh-Hant', [
    ['BBC 中文', 'https://feeds.bbci.co.uk/zhongwen/trad/rss.xml'],
    ['紐約時報中文網', 'https://cn.nytimes.com/rss/zh-hant/'],
  ]),
  ...feeds('world', 'zh-Hans', [['德国之声中文', 'https://rss.dw.com/rdf/rss-chi-all']]),
  ...feeds('world', 'en', [
    ['BBC World', 'https://feeds.bbci.co.uk/news/world/rss.xml'],
    ['The Guardian, World', 'https://www.theguardian.com/world/rss'],
    ['The New York Times, World', 'https://rss.nytimes.com/services/xml/rss/nyt/World.xml'],
    ['Al Jazeera', 'https://www.aljazeera.com/xml/rss/all.xml'],
    ['France 24', 'https://www.france24.com/en/rss'],
    ['NPR, World', 'https://feeds.npr.org/1004/rss.xml'],
    ['UN News', 'https://news.un.org/feed/subscribe/en/news/all/rss.xml'],
    ['CNA Singapore', 'https://www.channelnewsasia.com/api/v1/rss-outbound-feed?_format=xml'],
    ['The Straits Times, World', 'https://www.straitstimes.com/news/world/rss.xml'],
    ['Nikkei Asia', 'https://asia.nikkei.com/rss/feed/nar'],
    ['The Verge', 'https://www.theverge.com/rss/index.xml', 'website'],
    ['Hacker News', 'https://news.ycombinator.com/rss', 'website'],
  ]),
];
