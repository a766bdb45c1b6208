import { describe, expect, it } from 'vitest';
import { isolated } from './isolated.ts';

const [LRI, FSI, PDI, RLO, PDF] = ['\u2066', '\u2068', '\u2069', '\u202E', '\u202C'];

describe('a text among ours', () => {
  it.each([
    ['nothing that turns', 'Harbour 海港 👩‍👩‍👧 5%', 'Harbour 海港 👩‍👩‍👧 5%'],
    ['Hebrew', 'שלום 42', `${FSI}שלום 42${PDI}`],
    ['Arabic behind Latin letters', 'abc مرحبا', `${FSI}abc مرحبا${PDI}`],
    ['an override that is closed', `a${RLO}b${PDF}`, `${FSI}a${RLO}b${PDF}${PDI}`],
    ['an override that is left open', `a${RLO}b`, `${FSI}a${RLO}b${PDI}`],
    ['an isolate of its own', `${LRI}a${PDI}`, `${FSI}${LRI}a${PDI}${PDI}`],
    ['an isolate that is left open', `${LRI}a`, `${FSI}${LRI}a${PDI}${PDI}`],
    ['ends of what we have begun', `a${PDI}${PDI}${RLO}b`, `${FSI}${FSI}${FSI}a${PDI}${PDI}${RLO}b${PDI}`],
  ])('with %s', (_, text, expected) => {
    expect(isolated(text)).toBe(expected);
  });
});
