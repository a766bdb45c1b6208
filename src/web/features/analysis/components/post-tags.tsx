/** The tags of a post; each narrows all tabs to the posts that have it. */
import { useTranslation } from '../../../i18n/shown-words.ts';
import { inAddress } from '../../../lib/filter-fields.ts';
import { useAnalysisPlace } from '../use-analysis.ts';
import styles from './post-tags.module.css';

export function PostTags({ tags }: { tags: readonly string[] }) {
  const { t } = useTranslation('analysis');
  const { change } = useAnalysisPlace();
  if (tags.length === 0) return null;
  return (
    <ul className={styles['list']} aria-label={t('tags.title')}>
      {tags.map((tag) => (
        <li key={tag}>
          <button
            type="button"
            className={styles['tag']}
            title={t('counted.only', { name: tag })}
            onClick={() => change({ tags: inAddress('tags', [tag]) })}
          >
            {tag}
          </button>
        </li>
      ))}
    </ul>
  );
}
