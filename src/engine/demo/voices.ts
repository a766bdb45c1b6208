/**
 * The grammar in which a thread is written: language, then brand, then event, then the aspect it is about; and the
 * scene that its posts share. Grammars are compiled once, when first needed.
 */
import { compileGrammar, type Grammar, newScene, rulesBelow, type Scene } from './grammar.ts';
import type { Random } from './random.ts';
import type { Spike } from './spikes.ts';
import { type Language, type Stance, SUBJECTS, type Subject } from './subjects.ts';
import type { Wording } from './wording.ts';
import { COMPARE_EN, COMPARE_YUE, COMPARE_ZH } from './words/compare-words.ts';
import { EN } from './words/en.ts';
import { YUE } from './words/yue.ts';
import { YUE_REPLIES } from './words/yue-replies.ts';
import { ZH } from './words/zh.ts';

const LANGUAGE_LAYERS: Record<Language, readonly Wording[]> = {
  yue: [YUE, YUE_REPLIES, COMPARE_YUE],
  zh: [ZH, COMPARE_ZH],
  en: [EN, COMPARE_EN],
};

/** Slots that the composer fills: the other half of a mixed view, the lead of a story, the two brands compared. */
const GIVEN = ['other', 'lead', 'a', 'b'];

/** What every post of a thread has in common. */
export interface Theme {
  subject: Subject;
  spike: Spike | null;
  aspect: string;
  /** Another brand named in the same breath. */
  rival: Subject | null;
  /** Picks product and place, whose lists are in the same order in all languages. */
  product: number;
  place: number;
}

const compiled = new Map<string, Grammar>();

/** @throws ReferenceError when a wording names a rule that does not exist. */
export function grammarOf(subject: Subject, spike: Spike | null, aspect: string, language: Language): Grammar {
  const key = `${subject.name}/${spike?.name ?? ''}/${aspect}/${language}`;
  let grammar = compiled.get(key);
  if (!grammar) {
    const brand = subject.words[language];
    const event = spike ? [spike.words[language]] : [];
    const own = rulesBelow(spike ? spike.words[language] : brand, aspect);
    grammar = compileGrammar([...LANGUAGE_LAYERS[language], brand, ...event, own], GIVEN);
    compiled.set(key, grammar);
  }
  return grammar;
}

export interface Voice {
  grammar: Grammar;
  scene: Scene;
  language: Language;
  theme: Theme;
}

/** The scene of a thread in one language. */
export function openVoice(theme: Theme, language: Language, random: Random): Voice {
  const grammar = grammarOf(theme.subject, theme.spike, theme.aspect, language);
  const scene = newScene(random, [
    ['product', option(grammar, 'product', theme.product)],
    ['place', option(grammar, 'place', theme.place)],
  ]);
  if (theme.rival) {
    scene.remembered.set('a', properName(theme.subject, language, random));
    scene.remembered.set('b', properName(theme.rival, language, random));
  }
  return { grammar, scene, language, theme };
}

/** A second aspect for the same scene, so that a review can speak of several things. */
export function otherAspect(voice: Voice, random: Random): Voice {
  const { subject, spike } = voice.theme;
  const aspects = Object.keys(subject.aspects).filter((aspect) => aspect !== voice.theme.aspect);
  if (spike || aspects.length === 0) return voice;
  const theme = { ...voice.theme, aspect: random.pick(aspects) };
  return { ...voice, theme, grammar: grammarOf(subject, null, theme.aspect, voice.language) };
}

export function brands(): Subject[] {
  return Object.values(SUBJECTS).filter((subject) => subject.name !== 'life');
}

export const STANCE_SENTIMENT = {
  good: 'Positive',
  bad: 'Negative',
  ask: 'Neutral',
  fact: 'Neutral',
  mixed: 'Mixed',
} as const satisfies Record<Stance, string>;

function properName(subject: Subject, language: Language, random: Random): string {
  return random.pick(subject.words[language].get('brand') ?? []);
}

/** One of a rule's alternatives, which have no slots: products and places are such. */
function option(grammar: Grammar, rule: string, index: number): string {
  const alternatives = grammar.get(rule) ?? [];
  const text = alternatives[index % alternatives.length]?.parts[0];
  return typeof text === 'string' ? text : '';
}
