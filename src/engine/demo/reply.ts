/** Writes a comment that takes up what its parent said: agreeing, contradicting, answering, asking on, joking. */
import type { Sentiment } from '../../contract/filter.ts';
import { say } from './grammar.ts';
import { type Random, weighted } from './random.ts';
import { sentenceCase, tidy } from './sentences.ts';
import type { Stance } from './subjects.ts';
import type { Voice } from './voices.ts';

/** Which comments follow on which stance; the names are rules of the wordings. */
const ANSWERS = {
  good: weighted({ 'agree.good': 42, 'short.good': 19, 'disagree.bad': 11, wonder: 11, neutral: 9, 'joke.good': 8 }),
  bad: weighted({ 'agree.bad': 43, 'short.bad': 19, 'disagree.good': 12, wonder: 7, neutral: 10, 'joke.bad': 9 }),
  ask: weighted({ 'answer.good': 26, 'answer.bad': 22, 'answer.neutral': 28, 'short.neutral': 12, neutral: 12 }),
  fact: weighted({ 'agree.good': 14, 'short.good': 14, 'agree.bad': 12, wonder: 22, neutral: 20, 'short.neutral': 18 }),
  mixed: weighted({ 'agree.good': 25, 'agree.bad': 26, neutral: 29, 'short.neutral': 20 }),
} satisfies Record<Stance, unknown>;

export interface Reply {
  content: string;
  sentiment: Sentiment;
  stance: Stance;
}

export function composeReply(voice: Voice, parent: Stance, random: Random, casual: boolean): Reply {
  const rule = ANSWERS[parent].draw(random);
  const text = say(voice.grammar, rule, voice.scene);
  const content = tidy(voice.language === 'en' && !casual ? sentenceCase(text) : text);
  if (rule.endsWith('.good')) return { content, sentiment: 'Positive', stance: 'good' };
  if (rule.endsWith('.bad')) return { content, sentiment: 'Negative', stance: 'bad' };
  return { content, sentiment: 'Neutral', stance: rule === 'wonder' ? 'ask' : 'fact' };
}
