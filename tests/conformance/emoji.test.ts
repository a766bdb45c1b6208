/** Unicode's list of emoji: each sequence is one token, whatever stands beside it. */
import { describe, expect, it } from 'vitest';
import { tokenText } from '../../src/engine/text/token-text.ts';
import { expectAgreement } from './documented-choices.ts';
import { isSharedData, readShared } from './shared-data.ts';

const LINE = /^([0-9A-F ]+?)\s*; (fully-qualified|non-fully-qualified)/;

const CHOICES = {
  'a sign of ordinary text, and an emoji only where the selector for pictures follows': ['‼', '⁉', '©', '®', '™', 'ℹ', 'Ⓜ'].map(
    (sign) => `${sign} non-fully-qualified`,
  ),
};

describe.skipIf(!isSharedData)('Unicode emoji', () => {
  it('every sequence is one token', () => {
    const lines = readShared('emoji_test', 'emoji-test.txt').split('\n');
    const sequences = lines.flatMap((line) => {
      const [, codes, status] = LINE.exec(line) ?? [];
      return codes && status
        ? [{ emoji: String.fromCodePoint(...codes.split(' ').map((code) => Number.parseInt(code, 16))), status }]
        : [];
    });
    expect(sequences.length).toBeGreaterThan(3000);
    const outcomes = sequences.map(({ emoji, status }) => {
      const alone = tokensOf(emoji);
      const beside = tokensOf(`a${emoji}香${emoji}`);
      const agrees = alone.length === 1 && JSON.stringify(beside) === JSON.stringify(['a', alone[0], '香', alone[0]]);
      return { name: `${emoji} ${status}`, agrees, detail: JSON.stringify({ alone, beside }) };
    });
    expectAgreement('Unicode emoji', outcomes, CHOICES);
  });
});

function tokensOf(text: string): string[] {
  return tokenText(null, text).split(' ').slice(2).filter(Boolean);
}
