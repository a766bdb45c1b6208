/** The lists of words on the page "What", each as rows of one shape, with what a row's posts are opened and filtered by. */
import type { z } from 'zod';
import type { getWhat } from '../../../contract/analysis/endpoints.ts';
import type { Toned } from '../../../contract/analysis/figures.ts';
import type { WhatList } from '../../../contract/analysis/tab-choices.ts';
import type { FilterBucket } from '../../../contract/filter.ts';
import type { EntityType } from '../../../contract/themes.ts';
import type { Language } from '../../i18n/resources.ts';

export type What = z.output<typeof getWhat.output>['data'];

export interface WhatRow extends Toned {
  /** What a filter names it by. */
  key: string;
  text: string;
  /** Of an entity. */
  type: EntityType | null;
}

export interface WhatChoice {
  list: WhatList;
  /** Only entities of this type; null for all. */
  type: EntityType | null;
}

export function whatRows(what: What, { list, type }: WhatChoice, language: Language): WhatRow[] {
  if (list === 'entities') {
    const entities = type === null ? what.entities : what.entities.filter((entity) => entity.type === type);
    return entities.map((entity) => ({ ...entity, text: (language === 'en' ? null : entity.chineseName) ?? entity.name }));
  }
  const terms = { keywords: what.keywords, hashtags: what.top_hashtags, handles: what.top_mentions }[list];
  return terms.map((term) => ({ ...term, type: null }));
}

/** What the field is called in a filter. */
const FIELDS = { keywords: 'keywords', entities: 'ners', hashtags: 'hashtags', handles: 'handles' } as const;

export function whatBucket(list: WhatList, key: string): FilterBucket {
  return { [FIELDS[list]]: [key] };
}
