/**
 * Composes text from wordings. A grammar is layers of rules, the later hiding the earlier; a scene is what one thread
 * remembers, so that its title, its text and its comments speak of the same place and product, and an alternative
 * already said is not said again while there are others. Knows nothing of languages or brands.
 */
import type { Random } from './random.ts';
import type { Wording } from './wording.ts';

type Part = string | { rule: string; remembered: boolean } | { from: number; to: number; remembered: string | null };

interface Alternative {
  parts: readonly Part[];
}

export type Grammar = ReadonlyMap<string, readonly Alternative[]>;

export interface Scene {
  random: Random;
  /** Values of remembered slots; values put here beforehand are given to the text. */
  remembered: Map<string, string>;
  said: Set<unknown>;
}

export function newScene(random: Random, given: Iterable<readonly [string, string]> = []): Scene {
  return { random, remembered: new Map(given), said: new Set() };
}

/**
 * `given` are the slots that scenes will always fill in themselves.
 * @throws ReferenceError when a wording names a rule that no layer has.
 */
export function compileGrammar(layers: readonly Wording[], given: readonly string[] = []): Grammar {
  const grammar = new Map<string, readonly Alternative[]>();
  for (const layer of layers) {
    for (const [name, texts] of layer) grammar.set(name, texts.map(compileAlternative));
  }
  for (const [name, alternatives] of grammar) {
    for (const part of alternatives.flatMap((alternative) => alternative.parts)) {
      if (typeof part === 'string' || !('rule' in part)) continue;
      if (!grammar.has(part.rule) && !given.includes(part.rule)) {
        throw new ReferenceError(`the wording of "${name}" names "${part.rule}", which nothing defines`);
      }
    }
  }
  return grammar;
}

/** The rules called `<prefix>.<name>`, as `<name>`. */
export function rulesBelow(words: Wording, prefix: string): Wording {
  const below = [...words].filter(([name]) => name.startsWith(`${prefix}.`));
  return new Map(below.map(([name, texts]) => [name.slice(prefix.length + 1), texts]));
}

/** @throws ReferenceError for a rule that the grammar does not have. */
export function say(grammar: Grammar, rule: string, scene: Scene): string {
  const alternatives = grammar.get(rule);
  if (!alternatives) throw new ReferenceError(`no rule "${rule}"`);
  let text = '';
  for (const part of choose(alternatives, scene).parts) {
    if (typeof part === 'string') text += part;
    else if ('from' in part) text += number(part, scene);
    else text = spaced(text, part.remembered ? recall(grammar, part.rule, scene) : say(grammar, part.rule, scene));
  }
  return text;
}

function number({ from, to, remembered }: { from: number; to: number; remembered: string | null }, scene: Scene): string {
  if (remembered === null) return String(scene.random.between(from, to));
  const known = scene.remembered.get(remembered);
  if (known !== undefined) return known;
  const text = String(scene.random.between(from, to));
  scene.remembered.set(remembered, text);
  return text;
}

/** Where Chinese runs on, two Latin words that meet (a name, then `app`) still need a space between them. */
function spaced(text: string, more: string): string {
  return isLatin(text.charCodeAt(text.length - 1)) && isLatin(more.charCodeAt(0)) ? `${text} ${more}` : text + more;
}

function isLatin(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

function recall(grammar: Grammar, rule: string, scene: Scene): string {
  const known = scene.remembered.get(rule);
  if (known !== undefined) return known;
  const text = say(grammar, rule, scene);
  scene.remembered.set(rule, text);
  return text;
}

/** Short lists (particles, degrees) may repeat; longer ones avoid what was said. */
function choose(alternatives: readonly Alternative[], scene: Scene): Alternative {
  const count = alternatives.length;
  let chosen = alternatives[count === 1 ? 0 : scene.random.below(count)] as Alternative;
  if (count < 3) return chosen;
  for (let attempt = 0; attempt < 3 && scene.said.has(chosen); attempt += 1) {
    chosen = alternatives[scene.random.below(count)] as Alternative;
  }
  if (chosen.parts.length > 0) scene.said.add(chosen);
  return chosen;
}

/** The same words are one alternative in every grammar, so that a thread does not repeat them under another aspect. */
const alternatives = new Map<string, Alternative>();

function compileAlternative(text: string): Alternative {
  const known = alternatives.get(text);
  if (known) return known;
  const parts: Part[] = [];
  for (const piece of text.split(/(\{[^}]*\})/)) {
    if (piece === '') continue;
    parts.push(piece.startsWith('{') ? compileSlot(piece.slice(1, -1)) : piece);
  }
  const alternative = { parts };
  alternatives.set(text, alternative);
  return alternative;
}

function compileSlot(slot: string): Part {
  const range = /^(=?)(\d+)-(\d+)$/.exec(slot);
  if (range) return { from: Number(range[2]), to: Number(range[3]), remembered: range[1] ? slot : null };
  const rule = slot.charAt(0).toLowerCase() + slot.slice(1);
  return { rule, remembered: rule !== slot };
}
