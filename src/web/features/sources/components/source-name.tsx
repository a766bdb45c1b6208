/** What a source calls itself, where it is, and whether the operator provides it. */
import { Fragment } from 'react';
import { isAskedKind, type Source } from '../../../../contract/sources.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { safeLink } from '../../../ui/safe-link.ts';
import { shortAddress } from '../find-sources.ts';
import { useSourceName } from '../use-source-name.ts';
import styles from './source-name.module.css';

export function SourceName({ source }: { source: Source }) {
  const { t } = useTranslation('sources');
  const { kind, address, title, forEverybody } = source;
  const name = useSourceName()(source);
  const isSearch = isAskedKind(kind);
  const link = safeLink(address);
  const shown = <Breakable text={shortAddress(address)} />;
  const written = link ? (
    <a href={link} target="_blank" rel="noopener noreferrer" title={address} className={styles['address']}>
      {shown}
    </a>
  ) : (
    <span className={styles['address']}>{shown}</span>
  );
  return (
    <>
      <strong className={styles['title']}>{isSearch || title !== null ? name : written}</strong>
      {/* The address of a search is one for programs. */}
      {!isSearch && title !== null && written}
      {forEverybody && <span className={styles['provided']}>{t('provided')}</span>}
    </>
  );
}

/** A long address is broken where its parts end. */
function Breakable({ text }: { text: string }) {
  return text.split(/(?<=[/?&])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which have nothing but their place
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
}
