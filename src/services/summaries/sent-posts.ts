/** What of the evidence a model is sent: cut first, and looked at as it is sent, so that nothing is sent that was not looked at. */
import { chooseEvidence } from '../../engine/summaries/choose-evidence.ts';
import type { ThemesKnowledge } from '../../engine/themes/read-themes.ts';
import type { LanguageModel } from '../../outside/language-model/language-model.ts';
import type { Evidence, EvidencePost } from './evidence.ts';
import { isInstructing } from './instructing-text.ts';
import { candidatesOf } from './read-in-turns.ts';

export interface Excerpt {
  title: string;
  content: string;
}

/** To the letter as it is sent. */
export interface SentPost extends EvidencePost {
  excerpt: Excerpt;
}

export interface Sent {
  posts: readonly SentPost[];
  topics: readonly string[];
  /** Names of the topics that the posts are of. */
  about: readonly string[];
  /** Posts that speak to the model, as if to command it, and are not sent. */
  unsent: number;
}

interface For {
  model: LanguageModel | null;
  knowledge: ThemesKnowledge;
  language: string;
}

/** All that was chosen by somebody, of candidates the most telling. Without a model nothing is sent, and asking it says why. */
export async function sentTo({ model, knowledge, language }: For, evidence: Evidence): Promise<Sent> {
  const { topics, about = topics } = evidence;
  if (!model) return { posts: evidence.posts.map(whole), topics, about, unsent: 0 };
  const tokens = model.materialTokens;
  const chosen = evidence.candidates ? await mostTelling(evidence, { knowledge, language, tokens }) : evidence.posts.map(whole);
  const most = Math.max(OF_ONE.least, Math.min(OF_ONE.most, Math.floor(OF_ALL / Math.max(1, chosen.length))));
  const cut = chosen.map((post) => ({ ...post, excerpt: shortest(post.excerpt, most) }));
  const posts = cut.filter(({ excerpt }) => !isInstructing(excerpt));
  return { posts, topics, about, unsent: cut.length - posts.length };
}

function whole(post: EvidencePost): SentPost {
  const { title, content } = post;
  return { ...post, excerpt: { title, content } };
}

/** Some languages have a token to each character, and there are signs around the posts. */
const CHARACTERS_OF_TOKENS = 0.8;

async function mostTelling(
  { posts, topics, unusual }: Evidence,
  { tokens, ...options }: Omit<For, 'model'> & { tokens: number },
): Promise<SentPost[]> {
  const groups = topics.length > 1 ? topics.map((_, place) => posts.filter(({ of }) => of.includes(place))) : [posts];
  const characters = Math.floor((tokens * CHARACTERS_OF_TOKENS) / groups.length);
  const wanted = { characters, ...options, ...(unusual && { unusual }) };
  const byId = new Map(posts.map((post) => [post.id, post]));
  const sent = new Map<string, SentPost>();
  for (const group of groups)
    for (const { postId, title, content } of chooseEvidence(group, wanted, await candidatesOf(group, options.knowledge))) {
      const post = byId.get(postId);
      // A long post may be chosen for two stretches of it.
      if (post && !sent.has(postId)) sent.set(postId, { ...post, excerpt: { title, content } });
    }
  return [...sent.values()];
}

/** Characters of one post that are sent, and of its title; of many posts fewer of each. */
const OF_ONE = { most: 1400, least: 300 };
const OF_ALL = 56_000;
const OF_TITLE = 200;

/** Long ones by their beginning and their end. */
function shortest({ title, content }: Excerpt, most: number): Excerpt {
  const beginning = Math.floor(most * 0.7);
  const ends = `${content.slice(0, beginning)} … ${content.slice(beginning - most)}`;
  return { title: withoutHalves(title.slice(0, OF_TITLE)), content: withoutHalves(content.length <= most ? content : ends) };
}

/** A character that was cut in two is none: a model that quotes it would say what nobody can keep. */
function withoutHalves(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '');
}
