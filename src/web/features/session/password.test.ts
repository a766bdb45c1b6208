import { describe, expect, it, vi } from 'vitest';
import { expiryOf } from './password.ts';

const token = (payload: string) => `x.${payload}.y`;

describe('expiryOf', () => {
  it('reads the end of a token, also behind characters of the URL alphabet', () => {
    // {"exp":1800000000,"name":"香港？>"}
    expect(expiryOf(token('eyJleHAiOjE4MDAwMDAwMDAsIm5hbWUiOiLpppnmuK_vvJ8-In0'))).toBe(1_800_000_000_000);
  });

  it('takes what is no token as ended long ago', () => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
    expect(expiryOf('opaque')).toBe(0);
    log.mockRestore();
  });
});
