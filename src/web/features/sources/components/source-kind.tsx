/** Which media type the posts of a source are, and what kind of source it is. */
import type { Source } from '../../../../contract/sources.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { MediaIcon } from '../../../ui/media-icon.tsx';
import styles from './source-kind.module.css';

export function SourceKindWords({ source: { mediaType, kind } }: { source: Source }) {
  const { t } = useTranslation(['sources', 'app']);
  return (
    <span className={styles['kind']}>
      {/* Files say themselves what their posts are. */}
      {kind !== 'file-drop' && (
        <span className={styles['media']}>
          <MediaIcon type={mediaType} />
          {t(`app:mediaTypes.${mediaType}`)}
        </span>
      )}
      <span className={styles['muted']}>{t(`sources:kinds.${kind}`)}</span>
    </span>
  );
}
