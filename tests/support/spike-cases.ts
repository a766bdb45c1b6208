/**
 * Posts of the demo on the days on which something happened, cut in many ways, with the words that name what happened: fixed before anything
 * was measured, from what the demo says happens (engine/demo/spikes.ts), not from what the summaries say.
 */
import type { ImportedPost } from '../../src/contract/posts.ts';
import { createAuthors } from '../../src/engine/demo/authors.ts';
import { generateDay } from '../../src/engine/demo/generate-day.ts';
import { createRandom, type Random } from '../../src/engine/demo/random.ts';
import { addDays } from '../../src/engine/demo/rhythm.ts';
import { SPIKES, type Spike } from '../../src/engine/demo/spikes.ts';
import { SUBJECTS } from '../../src/engine/demo/subjects.ts';
import type { SummaryPost } from '../../src/engine/summaries/summary-post.ts';

export interface SpikeCase {
  /** `outage, day 2, English, 40 by chance`. */
  name: string;
  spike: Spike['name'];
  /** In order of time. */
  posts: SummaryPost[];
  /** Of the same topic on days without a spike. */
  usual: SummaryPost[];
  language: 'en' | 'zh-Hant' | undefined;
  /** Names the event itself. */
  event: RegExp;
  /** Names the event or what that day was about: refunds, the apology, the first try. */
  cause: RegExp;
}

const CREATED = '2026-03-10';
const ZONE = 'Asia/Hong_Kong';
const LOUD = 100;
const USUAL_DAYS = 4;

const EVENTS: Readonly<Record<Spike['name'], RegExp>> = {
  outage:
    /斷網|斷晒網|冇晒?網|冇晒?訊號|失去訊號|沒有訊號|網絡故障|網絡中斷|癱瘓|outage|no signal|went down|network down|network failed|both cut off|is dead/i,
  launch: /發布|投影|launch|keynote|projector|announced/i,
  food: /食物中毒|肚痛|變壞|嘔吐|food poisoning|spoiled|stomach|vomit|\bill after/i,
};
const FOLLOWING: Readonly<Record<string, RegExp>> = {
  refund: /退款|賠償|補償|refund|compensation/i,
  apology: /道歉|致歉|鞠躬|退款|apolog|refund|bowed/i,
  handson: /開箱|實機|上手|試用|排隊|hands-on|unbox|queue/i,
};

export function spikeCases(seeds: readonly string[]): SpikeCase[] {
  return seeds.flatMap((seed) => SPIKES.flatMap((spike) => casesOf(seed, spike)));
}

function casesOf(seed: string, spike: Spike): SpikeCase[] {
  const authors = createAuthors(seed);
  const names = Object.values(SUBJECTS[spike.subject].words).flatMap((words) => (words.get('brand') ?? []).filter(Boolean));
  const onDay = (daysBefore: number): SummaryPost[] =>
    generateDay({ seed, day: addDays(CREATED, -daysBefore), createdOn: CREATED, timezone: ZONE, authors })
      .filter((post) => names.some((name) => `${post.title ?? ''}\n${post.content ?? ''}`.includes(name)))
      .map(summaryPost)
      .toSorted((one, other) => (one.publishedAt < other.publishedAt ? -1 : 1));
  const usual = Array.from({ length: USUAL_DAYS }, (_, day) => onDay(40 + day)).flat();
  const loud = spike.phases.filter(({ threads }) => threads >= LOUD);
  return loud.flatMap(({ daysBefore, aspects }, at) => {
    const random = createRandom(`${seed}/${spike.name}/${daysBefore}`);
    const following = Object.keys(aspects).flatMap((aspect) => FOLLOWING[aspect]?.source ?? []);
    const event = EVENTS[spike.name];
    const cause = new RegExp([event.source, ...(at > 0 ? following : [])].join('|'), 'i');
    return selectionsOf(onDay(daysBefore), random).map(({ name, posts, language }) => ({
      name: `${spike.name}, day ${at + 1}, ${name}`,
      spike: spike.name,
      posts,
      usual,
      language,
      event,
      cause,
    }));
  });
}

type Selection = Pick<SpikeCase, 'name' | 'posts' | 'language'>;

function selectionsOf(posts: SummaryPost[], random: Random): Selection[] {
  const english = posts.filter(({ language }) => language === 'en');
  const chinese = posts.filter(({ language }) => language !== 'en');
  const by = (from: readonly SummaryPost[], count: number): SummaryPost[] => {
    const kept = new Set<SummaryPost>();
    for (let draws = 0; kept.size < Math.min(count, from.length) && draws < 50 * count; draws++) kept.add(random.pick(from));
    return from.filter((post) => kept.has(post));
  };
  return [
    { name: 'all', posts, language: undefined },
    { name: 'all, asked in English', posts, language: 'en' },
    { name: 'all, asked in Chinese', posts, language: 'zh-Hant' },
    { name: 'English', posts: english, language: 'en' },
    { name: 'Chinese', posts: chinese, language: 'zh-Hant' },
    { name: '200 by chance', posts: by(posts, 200), language: undefined },
    { name: '60 by chance', posts: by(posts, 60), language: undefined },
    { name: '25 by chance', posts: by(posts, 25), language: undefined },
    { name: 'English, 25 by chance', posts: by(english, 25), language: 'en' },
    { name: 'Chinese, 25 by chance', posts: by(chinese, 25), language: 'zh-Hant' },
    { name: 'the first hundred', posts: posts.slice(0, 100), language: undefined },
    { name: 'the last hundred', posts: posts.slice(-100), language: undefined },
  ];
}

function summaryPost({ id, title, content, lang, likes, comments, shares, published_at }: ImportedPost): SummaryPost {
  const weight = (likes ?? 0) + (comments ?? 0) + (shares ?? 0);
  return { id, title: title ?? '', content: content ?? '', language: lang ?? null, weight, publishedAt: published_at };
}
