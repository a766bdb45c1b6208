/** Writes the text that opens a thread, in the manner of its medium. Its sentiment is that of its stance, by construction. */
import type { MediaType } from '../../contract/media-types.ts';
import { say } from './grammar.ts';
import type { Random } from './random.ts';
import { joinSentences, sentenceCase, tidy } from './sentences.ts';
import type { Stance } from './subjects.ts';
import { otherAspect, type Voice } from './voices.ts';

export interface Written {
  title: string | null;
  content: string;
}

const STORY_MARK = '‖';

/** `casual` writers of English use no capitals. */
export function composePost(voice: Voice, media: MediaType, stance: Stance, random: Random, casual: boolean): Written {
  const written = WRITERS[media](voice, stance, random);
  const finish = (text: string): string => tidy(voice.language === 'en' && !casual ? sentenceCase(text) : text);
  return { title: written.title === null ? null : finish(written.title), content: finish(written.content) };
}

const WRITERS: Record<MediaType, (voice: Voice, stance: Stance, random: Random) => Written> = {
  facebook: (voice, stance, random) => social(voice, stance, random, { more: [0.45, 0.3, 0.1], tags: [0, 2] }),
  x: (voice, stance, random) => social(voice, stance, random, { more: [0.2], tags: [0, 2] }),
  twitter: (voice, stance, random) => social(voice, stance, random, { more: [0.2], tags: [0, 2] }),
  instagram: (voice, stance, random) => social(voice, stance, random, { more: [0.35, 0.1], tags: [2, 6] }),
  youtube: video,
  forum: board,
  lihkg: board,
  news: report,
  website: notice,
  blog: review,
};

function social(voice: Voice, stance: Stance, random: Random, style: { more: number[]; tags: [number, number] }): Written {
  const curt =
    random.chance(0.05) && !voice.theme.rival && voice.theme.subject.name !== 'life' && (stance === 'good' || stance === 'bad');
  const first = curt
    ? `${say(voice.grammar, 'brand', voice.scene)} ${say(voice.grammar, `curt.${stance}`, voice.scene)}`
    : body(voice, stance, random);
  const sentences = curt ? [first] : [first, ...further(voice, stance, random, style.more)];
  const text = joinSentences(sentences, voice.language, random);
  const tags = hashtags(voice, random.between(...style.tags));
  if (tags === '') return { title: null, content: text };
  return { title: null, content: `${text}${random.chance(0.5) ? '\n' : ' '}${tags}` };
}

function video(voice: Voice, stance: Stance, random: Random): Written {
  const title = voice.theme.rival ? body(voice, stance, random) : say(voice.grammar, `video.${stance}`, voice.scene);
  const lines = [say(voice.grammar, 'video.intro', voice.scene)];
  if (random.chance(0.8)) lines.push(body(voice, stance, random));
  if (random.chance(0.6)) lines.push(say(voice.grammar, 'video.outro', voice.scene));
  lines.push(hashtags(voice, random.between(1, 4)));
  return { title, content: lines.join('\n') };
}

function board(voice: Voice, stance: Stance, random: Random): Written {
  const title = voice.theme.rival ? body(voice, stance, random) : say(voice.grammar, `title.${stance}`, voice.scene);
  if (voice.language === 'yue' && random.chance(0.12)) {
    return { title, content: joinSentences(['如題', say(voice.grammar, `more.${stance}`, voice.scene)], 'yue', random) };
  }
  const sentences = [body(voice, stance, random), ...further(voice, stance, random, [0.65, 0.4, 0.25])];
  return { title, content: joinSentences(sentences, voice.language, random) };
}

function report(voice: Voice, stance: Stance): Written {
  const kind = stance === 'good' || stance === 'bad' ? stance : 'fact';
  const title = tellStory(voice, kind);
  return { title, content: say(voice.grammar, `report.${kind}`, voice.scene) };
}

function notice(voice: Voice, stance: Stance): Written {
  const title = tellStory(voice, stance === 'good' ? 'good' : 'fact');
  return { title, content: say(voice.grammar, 'notice', voice.scene) };
}

/** A story is a headline and its lead, which the report then begins with. */
function tellStory(voice: Voice, kind: 'good' | 'bad' | 'fact'): string {
  const [headline = '', lead = ''] = say(voice.grammar, `story.${kind}`, voice.scene).split(STORY_MARK);
  voice.scene.remembered.set('lead', lead);
  return headline;
}

function review(voice: Voice, stance: Stance, random: Random): Written {
  const kind = stance === 'good' || stance === 'bad' ? stance : 'mixed';
  const title = voice.theme.rival ? body(voice, stance, random) : say(voice.grammar, `blog.title.${kind}`, voice.scene);
  const second = otherAspect(voice, random);
  const firstTone = kind === 'bad' ? 'bad' : 'good';
  const secondTone = kind === 'good' ? 'good' : 'bad';
  const paragraphs = [
    say(voice.grammar, 'blog.open', voice.scene),
    say(voice.grammar, `blog.${firstTone}`, voice.scene),
    say(second.grammar, `blog.${secondTone}`, voice.scene),
  ];
  if (random.chance(0.4)) {
    const third = otherAspect(voice, random);
    paragraphs.push(say(third.grammar, `blog.${random.chance(0.5) ? firstTone : secondTone}`, voice.scene));
  }
  paragraphs.push(say(voice.grammar, `blog.close.${kind}`, voice.scene));
  return { title, content: paragraphs.join(random.chance(0.6) ? '\n\n' : voice.language === 'en' ? ' ' : '') };
}

function body(voice: Voice, stance: Stance, random: Random): string {
  if (voice.theme.rival) return say(voice.grammar, `compare.${stance === 'fact' ? 'ask' : stance}`, voice.scene);
  if (stance === 'mixed') voice.scene.remembered.set('other', say(otherAspect(voice, random).grammar, 'bad', voice.scene));
  return say(voice.grammar, `post.${stance}`, voice.scene);
}

/** Further sentences, each with its own chance and only after the one before. */
function further(voice: Voice, stance: Stance, random: Random, chances: readonly number[]): string[] {
  const sentences: string[] = [];
  for (const chance of chances) {
    if (!random.chance(chance)) break;
    const aside = random.chance(0.4) && stance !== 'mixed' ? otherAspect(voice, random) : voice;
    sentences.push(say(aside.grammar, `more.${stance}`, voice.scene));
  }
  return sentences;
}

function hashtags(voice: Voice, count: number): string {
  const tags = new Set<string>();
  for (let drawn = 0; drawn < count; drawn += 1) tags.add(say(voice.grammar, 'tag', voice.scene));
  return [...tags].join(' ');
}
