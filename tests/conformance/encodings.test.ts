/** Real documents in encodings of old: each is read as its folder says, though many say nothing or something wrong of themselves. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decodeText } from '../../src/outside/connectors/web/decode-text.ts';
import { expectAgreement } from './documented-choices.ts';
import { isSharedData, sharedFolder } from './shared-data.ts';

/** As the platform's decoder calls what the folder names; the others are called the same. */
const NAMES: Readonly<Record<string, string>> = {
  CP932: 'shift_jis',
  CP949: 'euc-kr',
  GB2312: 'gb18030',
  'TIS-620': 'windows-874',
  'utf-8-sig': 'utf-8',
  'windows-1251-russian': 'windows-1251',
};

const CHOICES = {
  'the platform has no decoder for it, and no source of today is in it': ['EUC-TW/_ude_euc-tw1.txt'],
  'Thai that does not say so: at 60 letters of one byte it reads like anything; with a label it is read': [
    'TIS-620/_mozilla_bug488426_text.html',
  ],
};

describe.skipIf(!isSharedData)('encodings', () => {
  it('documents are read in the encoding they are in', () => {
    const outcomes = readdirSync(sharedFolder('encoding_chardet'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name: folder }) =>
        readdirSync(sharedFolder('encoding_chardet', folder)).map((file) => outcomeOf(folder, file)),
      );
    expect(outcomes).toHaveLength(118);
    expectAgreement('encodings', outcomes, CHOICES);
  });
});

function outcomeOf(folder: string, file: string) {
  const bytes = readFileSync(sharedFolder('encoding_chardet', folder, file));
  const { text, encoding } = decodeText(bytes, null);
  const expected = expectedText(folder, bytes);
  return { name: `${folder}/${file}`, agrees: text === expected, detail: `read as ${encoding}` };
}

/** null where the platform has no decoder. */
function expectedText(folder: string, bytes: Buffer): string | null {
  // Both have a byte order mark, and only one of them is what the name stands for.
  const name = folder === 'UTF-16' && bytes[0] === 0xfe ? 'utf-16be' : (NAMES[folder] ?? folder);
  try {
    return new TextDecoder(name).decode(bytes);
  } catch {
    return null;
  }
}
