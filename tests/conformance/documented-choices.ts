/**
 * Every case of a suite agrees or is a choice of ours that is written down with its reason; a choice that has come to
 * agree must be taken out of the list.
 */
import { expect } from 'vitest';

export interface Outcome {
  /** Names the case within its suite. */
  name: string;
  agrees: boolean;
  /** What came, for the message. */
  detail: string;
}

/** The names of cases by the reason why ours is otherwise. */
export type Choices = Readonly<Record<string, readonly string[]>>;

/** Prints the totals and the reasons; fails where a case neither agrees nor is written down, or is written down and agrees. */
export function expectAgreement(suite: string, outcomes: readonly Outcome[], choices: Choices = {}): void {
  const differing = outcomes.filter((outcome) => !outcome.agrees);
  const chosen = new Set(Object.values(choices).flat());
  const different = new Set(differing.map((outcome) => outcome.name));
  say(`${suite}: ${outcomes.length} cases, ${outcomes.length - differing.length} agree, ${differing.length} are choices of ours`);
  for (const [reason, names] of Object.entries(choices)) say(`  ${names.length} × ${reason}: ${names.join(' · ')}`);
  expect(differing.filter(({ name }) => !chosen.has(name)).map(({ name, detail }) => `${name}: ${detail}`)).toEqual([]);
  expect([...chosen].filter((name) => !different.has(name))).toEqual([]);
}

/** Past the test runner, which would put a heading before every line. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
