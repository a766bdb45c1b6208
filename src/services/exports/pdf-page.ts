/** The page of a report: its measures, its fonts, and text that is written on it. */
import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';
import type { FileLanguage } from '../../contract/exports.ts';

export type Page = InstanceType<typeof PDFDocument>;

const resolve = createRequire(import.meta.url).resolve;
/** Noto Sans HK (SIL Open Font License): the characters of Hong Kong. Only those that occur go into a file. */
const FONT = '@expo-google-fonts/noto-sans-hk';
const FONTS = {
  regular: `${FONT}/400Regular/NotoSansHK_400Regular.ttf`,
  bold: `${FONT}/700Bold/NotoSansHK_700Bold.ttf`,
};

/**
 * Quotation marks of letters. The font has them as wide as a Chinese character, and as wide as a letter where that is asked for (OpenType's
 * `pwid`); asked for in every text, no width of a word would be kept from one text to the next.
 */
const QUOTED_LETTERS = /(?<=[\p{Script=Latin}\p{N}])[‘’“”]|[‘’“”](?=[\p{Script=Latin}\p{N}])/u;
/** What would not stay as wide as it was written: Chinese punctuation, kana, wide letters. */
const WIDE = /[\u3000-\u30ff\uff00-\uffef]/;

export const MARGIN = 44;
export const WIDTH = 595.28 - 2 * MARGIN;
export const BOTTOM = 841.89 - MARGIN - 16;
export const GAP = 14;
export const INK = '#1f2430';
export const MUTED = '#5b6472';
export const RULE = '#dfe3e8';
/** The library, which weighs two megabytes with its fonts' reader, is not loaded before somebody wants a PDF. */
export async function openPage(title: string, language: FileLanguage): Promise<Page> {
  const { default: Document } = await import('pdfkit');
  const page = new Document({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: language,
    info: { Title: shown(title) },
  });
  page.registerFont('regular', resolve(FONTS.regular));
  page.registerFont('bold', resolve(FONTS.bold));
  return page;
}

interface Written {
  x?: number;
  y?: number;
  width?: number;
  size?: number;
  bold?: boolean;
  colour?: string;
  align?: 'left' | 'right';
  /** One line, cut where it is too long. */
  line?: boolean;
}

export function write(
  page: Page,
  text: string,
  { x = MARGIN, y = page.y, width = WIDTH, size = 9, bold = false, colour = INK, align = 'left', line = false }: Written = {},
): void {
  page
    .font(bold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(colour);
  page.text(shown(text), x, y, {
    width,
    align,
    ...(QUOTED_LETTERS.test(text) && !WIDE.test(text) && { features: ['pwid'] }),
    ...(line && { height: size * 1.2, ellipsis: '…' }),
  });
}

export function need(page: Page, height: number): void {
  if (page.y + height > BOTTOM) page.addPage();
}

/** What the font has no signs for, and what turns the direction of writing, would stand there as boxes. */
function shown(text: string): string {
  return text.replaceAll(/\p{Extended_Pictographic}|\p{Cf}|\p{Cs}|\p{Co}|\p{Cn}|\p{Variation_Selector}|\p{Emoji_Modifier}/gu, '');
}
