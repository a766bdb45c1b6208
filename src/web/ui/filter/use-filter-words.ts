/** What a filter is set to, in words; `named`: with the name of its field, where the item says too little alone. */
import { SENTIMENT_KEYS } from '../../../contract/analysis/figures.ts';
import type { Sentiment } from '../../../contract/filter.ts';
import type { MediaType } from '../../../contract/media-types.ts';
import type { Reaction } from '../../../contract/reactions.ts';
import type { Classification } from '../../../contract/themes.ts';
import { useTranslation } from '../../i18n/shown-words.ts';
import { authorOf, type NarrowingKey } from '../../lib/filter-fields.ts';
import { languageName } from '../../lib/topic-sentence-words.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useFilterNames } from './use-filter-names.ts';

export function useFilterWords(form: 'named' | 'bare' = 'named'): (key: NarrowingKey, item: string) => string {
  const { t, language } = useTranslation(['analysis', 'app', 'query']);
  const { t: languageWords } = useTranslation(['query', 'app']);
  const format = useFormat();
  const nameOf = useFilterNames();
  return wordsOf;

  function wordsOf(key: NarrowingKey, item: string): string {
    switch (key) {
      case 'mediaTypes':
        return t(`app:mediaTypes.${item as MediaType}`);
      case 'sentiments':
        return t(`app:sentiments.${item === 'Unscored' ? 'unscored' : SENTIMENT_KEYS[item as Sentiment]}`);
      case 'classifications':
        return t(`app:classifications.${item as Classification}`);
      case 'reactions':
        return named(key, t(`posts.reactions.${item as Reaction}`));
      case 'languages':
        return item === '' ? t('filter.noLanguage') : languageName(item, language, languageWords);
      case 'domains':
        return item === '' ? t('filter.noDomain') : named(key, item);
      case 'channels':
        return item === '' ? t('filter.noChannel') : named(key, item);
      case 'tags':
        return named(key, item);
      case 'authors':
      case 'excludeAuthors':
      case 'repliesTo':
        return named(key, authorName(item, nameOf(key, item)));
      case 'weekdays':
        return format.weekdayName(Number(item));
      case 'hours':
        return named(key, format.hour(Number(item)));
      case 'ners':
        return nameOf(key, item) ?? item.slice(item.indexOf(':') + 1);
      case 'hashtags':
      case 'handles':
      case 'emojis':
        return item;
      case 'threads':
      case 'copiesOf':
        return t(`filter.posts.${key}`);
      case 'text':
      case 'keywords':
        return named(key, t('filter.quoted', { text: item }));
    }
  }

  function named(
    key: 'text' | 'keywords' | 'reactions' | 'domains' | 'channels' | 'hours' | 'tags' | AuthorKey,
    text: string,
  ): string {
    if (form === 'bare') return text;
    return t('filter.named', { field: t(`filter.fields.${key}`), text });
  }

  function authorName(key: string, name: string | undefined): string {
    const author = authorOf(key);
    return author ? t('filter.author', { name: name ?? author.id, media: t(`app:mediaTypes.${author.mediaType}`) }) : key;
  }
}

type AuthorKey = 'authors' | 'excludeAuthors' | 'repliesTo';
