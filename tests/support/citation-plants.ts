/** Fills the slots of citation-matters.ts, and plants what is not so. */
import type { Random } from '../../src/engine/demo/random.ts';
import type { CitedSentence } from '../../src/engine/summaries/check-reasons.ts';

export interface CaseScene {
  random: Random;
  /** By slot. */
  values: Map<string, number>;
  /** Which of the names; the same in both languages. */
  names: number;
}

type Written = 'en' | 'zh';

/** English and Chinese. */
export const CASE_NAMES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  brand: [
    ['Sampan Mobile', '三帆電訊'],
    ['Lotus Air', '蓮花航空'],
    ['Kumquat', '金桔'],
    ['Ming Sheung', '茗常'],
    ['Jade Bank', '翠玉銀行'],
    ['Swiftline', '迅達通'],
    ['Pinewave', '松濤'],
  ],
  place: [
    ['Mong Kok', '旺角'],
    ['Sha Tin', '沙田'],
    ['Tuen Mun', '屯門'],
    ['Kwun Tong', '觀塘'],
    ['Yuen Long', '元朗'],
    ['Taipei', '台北'],
    ['Osaka', '大阪'],
  ],
  person: [
    ['Peter Wong', '黃德明'],
    ['Mary Lau', '劉美玲'],
    ['Alan Cheung', '張志強'],
    ['Grace Ho', '何嘉欣'],
  ],
  team: [
    ['Kowloon Lions', '九龍雄獅'],
    ['Eastern Stars', '東方星'],
    ['Red Dragons', '紅龍隊'],
  ],
  model: [
    ['K8', 'K8'],
    ['M12', 'M12'],
    ['R5 Pro', 'R5 Pro'],
  ],
};

const SLOT = /\{(\w+)(?: (\d+)-(\d+))?\}/g;
const ENGLISH = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const CHINESE = '零一兩三四五六七八九';

export function rendered(text: string, written: Written, scene: CaseScene): string {
  return text.replaceAll(SLOT, (_, slot: string, low?: string, high?: string) => {
    if (low === undefined) return nameOf(slot, written, scene.names);
    if (!scene.values.has(slot)) scene.values.set(slot, scene.random.between(Number(low), Number(high)));
    const value = scene.values.get(slot) ?? 0;
    // Nobody writes 四十八千.
    return slot === 'thousand' || slot === 'million' ? String(value) : figure(value, written, scene.random);
  });
}

function nameOf(slot: string, written: Written, at: number): string {
  const names = CASE_NAMES[slot] ?? [];
  return names[at % names.length]?.[written === 'en' ? 0 : 1] ?? '';
}

/** As one or another writes it. */
function figure(value: number, written: Written, random: Random): string {
  if (value >= 1000) return random.chance(0.5) ? String(value) : value.toLocaleString('en');
  if (random.chance(0.6)) return String(value);
  if (written === 'en') return ENGLISH[value] ?? String(value);
  if (value < 10) return CHINESE[value] ?? String(value);
  if (value >= 100) return String(value);
  const tens = Math.floor(value / 10);
  const ones = value % 10;
  return `${tens === 1 ? '' : '零一二三四五六七八九'[tens]}十${ones === 0 ? '' : '零一二三四五六七八九'[ones]}`;
}

const CAUSES: Readonly<Record<Written, readonly string[]>> = {
  en: [
    ' because of a cyberattack',
    ' due to a strike by airport staff',
    ', caused by a typhoon',
    ' after the chief executive resigned',
    ' as a result of a lawsuit',
  ],
  zh: ['，原因是遭黑客入侵', '，由於主席突然辭職所致', '，因颱風吹襲', '，據稱因總裁辭職', '，歸咎於一宗官司'],
};
const DETAILS: Readonly<Record<Written, readonly string[]>> = {
  en: [
    ', and lawmakers have demanded a public inquiry',
    ', while its chairman flew abroad',
    ', and a celebrity joined the boycott',
    ', with two people taken to hospital in critical condition',
  ],
  zh: ['，立法會議員要求展開公開聆訊', '，主席隨即離開香港', '，有藝人呼籲罷買', '，兩人送院後情況危殆'],
};
const QUOTES: Readonly<Record<Written, readonly string[]>> = {
  en: [', calling it “a disgrace to the whole city”', ', saying "we were never warned"'],
  zh: ['，形容為「全城之恥」', '，直斥「從來冇人通知過我哋」'],
};
const UNITS: Readonly<Record<Written, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/ hours\b/, ' days'],
    [/(?: Hong Kong| US)? dollars?\b/, ' hours'],
    [/ days\b/, ' weeks'],
    [/ minutes\b/, ' hours'],
    [/ per cent\b/, ' dollars'],
    [/ weeks\b/, ' months'],
    [/ HKD /, ' £'],
    [/ HKD /, ' US$'],
    [/ Hong Kong dollars/, ' US dollars'],
    [/ US dollars/, ' euros'],
    [/ dollars\b/, ' euros'],
    [/ euros/, ' pounds'],
    [/ euros/, ' Hong Kong dollars'],
    [/ km\b/, ' metres'],
    [/ km\b/, ' years'],
    [/ metres\b/, ' feet'],
    [/ degrees\b/, ' metres'],
    [/ tonnes\b/, ' kilograms'],
    [/ inch\b/, ' cm'],
    [/ GB\b/, ' TB'],
    [/ times\b/, ' days'],
    [/ am\b/, ' pm'],
  ],
  zh: [
    [/小時/, '日'],
    [/(?:[港美歐])?元(?!朗)/, '小時'],
    [/分鐘/, '小時'],
    [/%/, '元'],
    [/個?星期(?![一二三四五六日起])/, '個月'],
    [/天(?!花)/, '個月'],
    [/(?<![港美歐])元(?!朗)/, '歐元'],
    [/(?<!港幣\d+|[港美歐])元(?!朗)/, '日圓'],
    [/港元/, '美元'],
    [/港幣/, '人民幣'],
    [/美元/, '港元'],
    [/歐元/, '英鎊'],
    [/公里/, '米'],
    [/公里/, '年'],
    [/(?<!公)米/, '呎'],
    [/(?<![溫季速])度/, '米'],
    [/噸/, '公斤'],
    [/吋/, '厘米'],
    [/GB/, 'TB'],
    [/次(?=，每)/, '倍'],
    // Once is what 一次 says of 一倍 as well.
    [/(?<!一)倍/, '次'],
  ],
};

/** Each thing that can be wrong with a claim, planted alone. `line` is the claim with its slots. */
export function planted(
  line: string,
  sentence: CitedSentence,
  written: Written,
  scene: CaseScene,
): { kind: string; sentence: CitedSentence }[] {
  const { random } = scene;
  const { text, posts } = sentence;
  const pattern = line.split(/: (.*)/s)[1] ?? '';
  const bare = text.replace(/[.。]$/, '');
  const stop = written === 'en' ? '.' : '。';
  const found = [
    { kind: 'not cited', sentence: { text, posts: [] } },
    { kind: 'outside the selection', sentence: { text, posts: [...posts, 'r1'] } },
    { kind: 'swapped posts', sentence: { text, posts: posts.map((id) => `q${id.slice(1)}`) } },
    { kind: 'invented cause', sentence: { text: `${bare}${random.pick(CAUSES[written])}${stop}`, posts } },
    { kind: 'invented detail', sentence: { text: `${bare}${random.pick(DETAILS[written])}${stop}`, posts } },
    { kind: 'invented quotation', sentence: { text: `${bare}${random.pick(QUOTES[written])}${stop}`, posts } },
    { kind: 'address', sentence: { text: `${bare} https://prize.example/claim${stop}`, posts } },
  ];
  for (const slot of slotsOf(pattern, false)) {
    const names = scene.names + 1 + random.below((CASE_NAMES[slot]?.length ?? 2) - 1);
    const swapped = pattern.replaceAll(`{${slot}}`, nameOf(slot, written, names));
    found.push({ kind: `other ${slot}`, sentence: { text: rendered(swapped, written, scene), posts } });
  }
  for (const slot of slotsOf(pattern, true)) {
    const values = new Map(scene.values).set(slot, otherValue(scene, slot));
    found.push({ kind: 'other number', sentence: { text: rendered(pattern, written, { ...scene, values }), posts } });
  }
  const units = UNITS[written].filter(([one]) => one.test(text));
  for (const unit of units) found.push({ kind: 'other unit', sentence: { text: text.replace(...unit), posts } });
  return found;
}

function slotsOf(pattern: string, isNumber: boolean): string[] {
  return [
    ...new Set(
      [...pattern.matchAll(SLOT)].filter((match) => (match[2] !== undefined) === isNumber).map((match) => match[1] ?? ''),
    ),
  ];
}

/** No value of another slot either: that would be a number exchanged, which the unit tells where it can. */
function otherValue({ values, random }: CaseScene, slot: string): number {
  const value = values.get(slot) ?? 0;
  const taken = new Set(values.values());
  for (let more = 1 + random.below(3); ; more++) if (!taken.has(value + more)) return value + more;
}
