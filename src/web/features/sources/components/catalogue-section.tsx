/** The feeds of one region. */
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { CatalogueEntry } from '../../../../contract/source-catalogue.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import dotted from '../../../ui/dotted-line.module.css';
import { MediaIcon } from '../../../ui/media-icon.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { CatalogueSection } from '../catalogue.ts';
import { shortAddress } from '../find-sources.ts';
import type { useFollow } from '../use-follow.ts';
import { BusyButton } from './busy-button.tsx';
import styles from './catalogue-section.module.css';

type Following = ReturnType<typeof useFollow>;

export function CatalogueSectionPanel({ section, following }: { section: CatalogueSection; following: Following }) {
  const { t } = useTranslation('sources');
  const { region, entries } = section;
  const missing = entries.filter((entry) => !following.isFollowed(entry));
  const list = useRef<HTMLUListElement>(null);
  const isAsked = useRef(false);
  const isDone = missing.length === 0;
  // The button for all is gone then.
  useEffect(() => {
    if (isDone && isAsked.current && document.activeElement === document.body) list.current?.focus();
  }, [isDone]);
  return (
    <div className={styles['section']}>
      <Panel
        title={t(`regions.${region}`)}
        actions={
          missing.length > 0 && (
            <BusyButton
              variant="default"
              size="xs"
              busy={missing.every((entry) => following.isPending(entry))}
              onClick={() => {
                isAsked.current = true;
                following.follow(missing);
              }}
              aria-label={t('followSectionOf', { count: missing.length, number: missing.length, region: t(`regions.${region}`) })}
            >
              {t('followSection', { count: missing.length, number: missing.length })}
            </BusyButton>
          )
        }
      >
        <ul ref={list} tabIndex={-1} className={styles['entries']} aria-label={t(`regions.${region}`)}>
          {entries.map((entry) => (
            <Entry key={entry.address} entry={entry} following={following} />
          ))}
        </ul>
      </Panel>
    </div>
  );
}

function Entry({ entry, following }: { entry: CatalogueEntry; following: Following }) {
  const { t } = useTranslation(['sources', 'app']);
  const { name, address, mediaType, language } = entry;
  const isFollowed = following.isFollowed(entry);
  const said = useRef<HTMLSpanElement>(null);
  const isAsked = useRef(false);
  // The button that was pressed is gone then: what stands in its place takes the focus, and is read.
  useEffect(() => {
    if (isFollowed && isAsked.current && document.activeElement === document.body) said.current?.focus();
  }, [isFollowed]);
  return (
    <li className={styles['entry']} data-entry={address}>
      <MediaIcon type={mediaType} size={18} />
      <span className={styles['words']}>
        <span className={styles['name']} lang={language}>
          {name}
        </span>
        <span className={`${dotted['line']} ${styles['about']}`} title={address}>
          <span>{t(`app:mediaTypes.${mediaType}`)}</span>
          <span>{t(`sources:languages.${language}`)}</span>
          <span>{shortAddress(address).split('/')[0]}</span>
        </span>
      </span>
      {isFollowed ? (
        <span ref={said} tabIndex={-1} className={styles['following']}>
          <IconCheck size={16} aria-hidden />
          {t('sources:following')}
        </span>
      ) : (
        <BusyButton
          variant="default"
          size="xs"
          busy={following.isPending(entry)}
          onClick={() => {
            isAsked.current = true;
            following.follow([entry]);
          }}
          aria-label={t('sources:followOf', { name })}
        >
          {t('sources:follow')}
        </BusyButton>
      )}
    </li>
  );
}
