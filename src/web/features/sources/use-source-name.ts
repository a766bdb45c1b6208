/** What sources are called on the page: searches by what they are, since the address of one is for programs. */
import { isAskedKind, type Source } from '../../../contract/sources.ts';
import { useTranslation } from '../../i18n/shown-words.ts';
import { nameOf } from './find-sources.ts';

export function useSourceName(): (source: Pick<Source, 'kind' | 'title' | 'address'>) => string {
  const { t } = useTranslation('sources');
  return ({ kind, title, address }) => (isAskedKind(kind) ? (title ?? t(`kinds.${kind}`)) : nameOf({ title, address }));
}
