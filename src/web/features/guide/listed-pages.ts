/** Which pages a page of the guide lists, in its order: the links that its lists begin with. Pure. */
import type { Block, GuidePage, Inline } from './guide-blocks.ts';

export interface ListedPage {
  page: string;
  text: Inline[];
}

export function listedPages({ blocks }: Pick<GuidePage, 'blocks'>): ListedPage[] {
  return blocks.flatMap((block) => ('list' in block && !block.ordered ? block.list.flatMap(firstLink) : []));
}

function firstLink([block]: Block[]): ListedPage[] {
  const [first] = block && 'paragraph' in block ? block.paragraph : [];
  return typeof first === 'object' && 'page' in first && first.hash === undefined ? [{ page: first.page, text: first.text }] : [];
}
