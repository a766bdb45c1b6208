import { expect, it, vi } from 'vitest';

/** Of every table some; 係 stands apart, 々 and a are in none. */
const ASKED = [...'发髮台檯颱為爲苎苧薴系係繫着著裏裡里线線綫床牀够夠群羣衛卫𫗦々a'];
/** As many as make it read the tables. */
const OTHERS = Array.from({ length: 300 }, (_, place) => String.fromCodePoint(0x5000 + place));

it('finds the same whether it looks for a character in the tables or has read them', async () => {
  const looking = await import('./traditional.ts');
  const found = ASKED.map(looking.toTraditional);
  expect(found.join('').slice(0, 5)).toBe('發發臺臺臺');
  vi.resetModules();
  const reading = await import('./traditional.ts');
  for (const character of OTHERS) reading.toTraditional(character);
  expect(ASKED.map(reading.toTraditional)).toEqual(found);
});
