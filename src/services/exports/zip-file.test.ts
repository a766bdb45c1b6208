import { describe, expect, it } from 'vitest';
import { ZipTooLarge, zipFile } from './zip-file.ts';

const SIX = { name: 'six', content: ['abc', 'def'] };

async function lengthOf(bytes: AsyncIterable<Buffer>): Promise<number> {
  let length = 0;
  for await (const part of bytes) length += part.length;
  return length;
}

describe('zipFile', () => {
  it('takes as much as its fields can tell', async () => {
    expect(await lengthOf(zipFile([SIX], 6))).toBeGreaterThan(0);
  });

  it.each([
    ['content', [{ ...SIX, content: ['abc', 'defg'] }], 6],
    ['an archive', [SIX, SIX, SIX], 40],
  ])('refuses %s of more', async (_, entries, most) => {
    await expect(lengthOf(zipFile(entries, most))).rejects.toThrow(ZipTooLarge);
  });
});
