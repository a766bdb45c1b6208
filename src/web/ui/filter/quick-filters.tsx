/** What is set most often, each with a control of its own: kind of mention, media types, sentiments and languages. */
import { MEDIA_TYPES } from '../../../contract/media-types.ts';
import { useTranslation } from '../../i18n/shown-words.ts';
import { inAddress, type NarrowingKey } from '../../lib/filter-fields.ts';
import { narrowingOf } from '../../lib/filter-search.ts';
import { useFormat } from '../../lib/use-format.ts';
import { MediaIcon } from '../media-icon.tsx';
import { MentionKindSelect } from '../mention-kind-select.tsx';
import { PickSentiments } from '../pick-sentiments.tsx';
import { PickSeveral } from '../pick-several.tsx';
import styles from './filter-bar.module.css';
import { LanguageFilter } from './language-filter.tsx';
import { useFilter } from './use-filter.ts';

/** What is set here, the kind of mention apart. */
export const QUICK = ['mediaTypes', 'sentiments', 'languages'] as const satisfies readonly NarrowingKey[];

export function QuickFilters() {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const { search, change } = useFilter();
  const { sentiments = [] } = narrowingOf(search);
  return (
    <>
      <MentionKindSelect className={styles['kind']} value={search.mention} onChange={(mention) => change({ mention })} />
      <MediaTypeFilter />
      <PickSentiments
        text={sentiments.length === 0 ? t('filter.any') : format.exact(sentiments.length)}
        chosen={sentiments}
        onChange={(names) => change({ sentiments: inAddress('sentiments', names) })}
      />
      <LanguageFilter />
    </>
  );
}

function MediaTypeFilter() {
  const { t } = useTranslation(['analysis', 'app']);
  const format = useFormat();
  const { topics, search, change } = useFilter();
  const searched = new Set(topics.flatMap((topic) => topic.mediaTypes));
  const { mediaTypes = [] } = narrowingOf(search);
  return (
    <PickSeveral
      label={t('analysis:filter.mediaTypes')}
      text={mediaTypes.length === 0 ? t('analysis:filter.any') : format.exact(mediaTypes.length)}
      choices={MEDIA_TYPES.filter((type) => searched.has(type)).map((value) => ({
        value,
        label: t(`app:mediaTypes.${value}`),
        icon: <MediaIcon type={value} />,
      }))}
      chosen={mediaTypes}
      // All that the topics have are as good as none.
      onChange={(types) => change({ mediaTypes: types.length === searched.size ? undefined : inAddress('mediaTypes', types) })}
    />
  );
}
