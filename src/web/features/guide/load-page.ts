/** The pages of the guide, each a chunk of its own in each language. */
import type { Language } from '../../i18n/resources.ts';
import type { GuidePage } from './guide-blocks.ts';

const FOLDER = '../../../../docs/guide/';
const PAGES = import.meta.glob<{ page: GuidePage }>('../../../../docs/guide/*.md');

/** The first one, which lists the others. */
export const CONTENTS = 'README';

/** Throws where it cannot be loaded; null where there is none of this name. */
export async function loadPage(name: string, language: Language): Promise<GuidePage | null> {
  const load = PAGES[addressOf(name, language)];
  return load ? (await load()).page : null;
}

function addressOf(name: string, language: Language): string {
  return `${FOLDER}${name}${language === 'en' ? '' : `.${language}`}.md`;
}
