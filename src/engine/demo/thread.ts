/** One thread: a post and the comments it gets, in the shape of an import. */
import type { Sentiment } from '../../contract/filter.ts';
import type { MediaType } from '../../contract/media-types.ts';
import type { ImportedPost } from '../../contract/posts.ts';
import type { Author, Authors } from './authors.ts';
import { composePost } from './compose.ts';
import { engagement, type Figures } from './engagement.ts';
import { answersTo, MEDIA } from './media.ts';
import type { Random } from './random.ts';
import { composeReply } from './reply.ts';
import { answerDelay } from './rhythm.ts';
import type { Language, Stance } from './subjects.ts';
import { openVoice, STANCE_SENTIMENT, type Theme, type Voice } from './voices.ts';

export interface Plan {
  id: string;
  theme: Theme;
  media: MediaType;
  language: Language;
  stance: Stance;
  /** Milliseconds since 1970. */
  publishedAt: number;
  excitement: number;
}

const SITE = 'https://demo.example';
const WIRE_LANGUAGE: Record<Language, string> = { yue: 'yue', zh: 'zh-Hant', en: 'en' };
const FROM_SEARCH: ReadonlySet<MediaType> = new Set(['news', 'website', 'blog', 'forum']);
/** Media whose comments have a parent comment at times. */
const NESTED: ReadonlySet<MediaType> = new Set(['facebook', 'instagram', 'youtube', 'x', 'twitter', 'lihkg', 'forum']);

/** Nobody answers a thread older than this, in milliseconds (a chain of quick answers may run an hour over). */
const LONGEST = 4 * 24 * 60 * 60 * 1000;

/** The post first; comments after it, each later than its parent. */
export function writeThread(plan: Plan, random: Random, authors: Authors): ImportedPost[] {
  const author = authors.pick(random, plan.media, plan.language, false);
  const voice = openVoice(plan.theme, plan.language, random);
  const { title, content } = composePost(voice, plan.media, plan.stance, random, author.lowerCase);
  const answers = answersTo(MEDIA[plan.media], random);
  const audience = { followers: author.followers, answers, comment: false, excitement: plan.excitement };
  const channel = channelOf(plan, author, random);
  const opening: Utterance = {
    author,
    title,
    content,
    language: plan.language,
    sentiment: STANCE_SENTIMENT[plan.stance],
    figures: engagement(plan.media, plan.stance, audience, random),
    at: plan.publishedAt,
  };
  const posts = [shape(plan, channel, plan.id, null, opening)];

  const voices = new Map<Language, Voice>([[plan.language, voice]]);
  const spoken: Spoken[] = [{ id: plan.id, stance: plan.stance, at: plan.publishedAt }];
  const commentTitle = plan.media === 'forum' && title ? `Re: ${title}` : null;
  for (let number = 1; number <= answers; number += 1) {
    const language = answerLanguage(plan, random);
    const person = authors.pick(random, plan.media, language, true);
    const nested = number > 1 && NESTED.has(plan.media) && random.chance(0.28);
    const parent = (nested ? random.pick(spoken) : spoken[0]) as Spoken;
    const own = voices.get(language) ?? openVoice(plan.theme, language, random);
    voices.set(language, own);
    const reply = composeReply(own, parent.stance, random, person.lowerCase);
    const late = parent.at + answerDelay(random);
    const at = late - plan.publishedAt > LONGEST ? parent.at + 60_000 : late;
    const id = `${plan.id}-c${number}`;
    const heard = { followers: person.followers, answers: 0, comment: true, excitement: 1 };
    const figures = engagement(plan.media, reply.stance, heard, random);
    const comment = {
      author: person,
      title: commentTitle,
      content: reply.content,
      language,
      sentiment: reply.sentiment,
      figures,
      at,
    };
    posts.push(shape(plan, channel, id, parent.id, comment));
    spoken.push({ id, stance: reply.stance, at });
  }
  return posts;
}

interface Spoken {
  id: string;
  stance: Stance;
  at: number;
}

interface Utterance {
  author: Author;
  title: string | null;
  content: string;
  language: Language;
  sentiment: Sentiment;
  figures: Figures;
  at: number;
}

/** Every field, so that all posts have one hidden class: generating is several times faster than with spreads. */
function shape(plan: Plan, channel: string | null, id: string, parent: string | null, said: Utterance): ImportedPost {
  const { author, figures } = said;
  const url = `${SITE}/${plan.media}/${plan.id}`;
  return {
    media_type: plan.media,
    id,
    published_at: new Date(said.at).toISOString(),
    author: author.id,
    author_name: author.name,
    author_followers: author.followers,
    author_url: `${SITE}/${plan.media}/people/${author.id}`,
    title: said.title,
    content: said.content,
    url: parent === null ? url : `${url}#${id.slice(plan.id.length + 1)}`,
    channel,
    kind: parent === null ? 'post' : 'comment',
    parent_id: parent,
    thread_id: plan.id,
    likes: figures.likes,
    dislikes: figures.dislikes,
    comments: figures.comments,
    shares: figures.shares,
    views: figures.views,
    reactions: figures.reactions,
    lang: WIRE_LANGUAGE[said.language],
    sentiment: said.sentiment,
    data_source: FROM_SEARCH.has(plan.media) ? 'gs' : 'mw',
  };
}

function channelOf(plan: Plan, author: Author, random: Random): string | null {
  const channels = MEDIA[plan.media].channels;
  if (channels) return random.pick(channels[plan.language]);
  return plan.media === 'youtube' ? author.name : null;
}

/** People answer in the language of the post, except that Hong Kong comments on formal Chinese in Cantonese. */
function answerLanguage(plan: Plan, random: Random): Language {
  if (plan.language === 'zh') return random.chance(0.65) ? 'yue' : 'zh';
  if (plan.language === 'en') return random.chance(0.08) ? 'yue' : 'en';
  return random.chance(0.03) ? 'en' : 'yue';
}
