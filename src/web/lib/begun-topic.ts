/** Topics to begin with: ready-made ones, and what somebody says in their own words. Pure; the form of a topic makes a draft of it. */
import type { KeywordGroups } from '../../contract/topics.ts';

/** What a topic is begun with; the form adds channels and a period. */
export interface BegunTopic {
  name: string;
  keywords: KeywordGroups;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    begun?: BegunTopic;
  }
}

/** `asks`: it is about somebody, and begins with what they are called. */
export const SAMPLES = [
  { name: 'brand', asks: true },
  { name: 'campaign', asks: true },
  { name: 'competitor', asks: true },
  { name: 'weather', asks: false },
  { name: 'transport', asks: false },
] as const;
export type Sample = (typeof SAMPLES)[number];

/** As people in Hong Kong write it, in either language. */
const CAMPAIGN = ['campaign', 'promotion', 'offer', 'discount', 'giveaway', '推廣', '優惠', '折扣', '活動', '抽獎', '新品'];
const WEATHER = ['typhoon', 'rainstorm', 'flooding', '颱風', '打風', '風球', '暴雨', '黑雨', '紅雨', '水浸', '天文台'];
const TRANSPORT = ['MTR', 'traffic', 'ferry', 'minibus', '港鐵', '交通', '塞車', '巴士', '小巴', '渡輪', '列車'];

/** `names`: what whom it is about is called, each as people write it. */
export function sampleKeywords(sample: Sample['name'], names: readonly string[]): KeywordGroups {
  const own = names.length > 0 ? [[...names]] : [];
  const more: Record<Sample['name'], string[][]> = {
    brand: own,
    competitor: own,
    campaign: [...own, CAMPAIGN],
    weather: [WEATHER],
    transport: [TRANSPORT],
  };
  return { operator: 'AND', groups: more[sample] };
}

const BETWEEN_NAMES = /[,，、;；\n]/u;
/** A phrase in quotes of either keyboard, or a word. */
const WORD = /["“”「」『』]([^"“”「」『』]+)["“”「」『』]|[^\s"“”「」『』]+/gu;

/** "Harbour Tea, 海港茶" → both; the same twice, whatever its case, once. */
export function namesIn(text: string): string[] {
  const names = text.split(BETWEEN_NAMES).map((name) =>
    name
      .replace(/["“”「」『』]/gu, ' ')
      .trim()
      .replace(/\s+/gu, ' '),
  );
  const seen = new Set<string>();
  return names.filter((name) => {
    const key = name.toLowerCase();
    if (name === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** With commas they are names of one thing, of which one is enough; without, every word has to occur, and a phrase as it stands. */
export function ownWords(text: string): BegunTopic | null {
  const names = namesIn(text);
  const [first] = names;
  if (first === undefined) return null;
  if (BETWEEN_NAMES.test(text)) return { name: first, keywords: { operator: 'AND', groups: [names] } };
  const words = [...text.matchAll(WORD)].flatMap(([word, phrase]) => namesIn(phrase ?? word));
  return { name: first, keywords: { operator: 'AND', groups: words.map((word) => [word]) } };
}

/** The name, or the name with the first number that no other topic has. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  let free = name;
  for (let number = 2; isTaken(free); number += 1) free = `${name} ${number}`;
  return free;
}
