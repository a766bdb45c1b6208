/** All keys that do something by themselves, as the table has them, and the switch for those of single keys. */
import { CloseButton, Switch } from '@mantine/core';
import { Fragment, useRef } from 'react';
import { useTranslation } from '../../i18n/shown-words.ts';
import { usePreferences } from '../../lib/preferences.ts';
import { isPlain, SHORTCUTS, type ShortcutName } from '../../lib/shortcuts.ts';
import { MENU_ENTRIES } from '../menu-entries.ts';
import { AboveDialog } from './above-dialog.tsx';
import { KeyCaps } from './key-caps.tsx';
import styles from './shortcuts-dialog.module.css';

type Listed = (typeof SHORTCUTS)[number];
const GROUPS = [...new Set(SHORTCUTS.map(({ group }) => group))];

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['keyboard', 'app']);
  const dialog = useRef<HTMLDialogElement>(null);
  const { plainKeys, setPlainKeys } = usePreferences();
  return (
    <AboveDialog dialog={dialog} label={t('list.title')} onClose={onClose}>
      <div className={styles['head']}>
        <h2 className={styles['title']}>{t('list.title')}</h2>
        <CloseButton aria-label={t('app:close')} onClick={() => dialog.current?.close()} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section className={styles['body']} tabIndex={0} aria-label={t('list.title')}>
        <Switch
          label={t('list.plain')}
          description={t('list.plainHint')}
          checked={plainKeys}
          onChange={(event) => setPlainKeys(event.currentTarget.checked)}
        />
        <div className={styles['groups']}>
          {GROUPS.map((group) => (
            <section key={group} className={styles['group']} aria-labelledby={`shortcuts-${group}`}>
              <h3 id={`shortcuts-${group}`} className={styles['name']}>
                {t(`list.groups.${group}`)}
              </h3>
              <dl className={styles['rows']}>
                {SHORTCUTS.filter((shortcut) => shortcut.group === group).map((shortcut) => (
                  <ShortcutRow key={shortcut.name} of={shortcut} isOff={!plainKeys && shortcut.keys.some(isPlain)} />
                ))}
              </dl>
            </section>
          ))}
        </div>
      </section>
    </AboveDialog>
  );
}

function ShortcutRow({ of, isOff }: { of: Listed; isOff: boolean }) {
  const { t } = useTranslation('keyboard');
  const what = useWhat(of);
  return (
    <div className={styles['row']} data-shortcut={of.name} data-off={isOff || undefined}>
      <dt className={styles['what']}>
        {what}
        {isOff && <span className={styles['off']}> · {t('list.off')}</span>}
      </dt>
      <dd className={styles['keys']}>
        {of.keys.map((keys, at) => (
          <Fragment key={keys}>
            {at > 0 && <span className={styles['or']}>{t('list.or')}</span>}
            <KeyCaps keys={keys} />
          </Fragment>
        ))}
      </dd>
    </div>
  );
}

/** Pages and tabs are called what they are called elsewhere. */
function useWhat({ group, name }: { group: Listed['group']; name: ShortcutName }): string {
  const { t } = useTranslation(['keyboard', 'app']);
  if (group === 'goTo') return t(`app:${MENU_ENTRIES.find(({ label }) => label === name)?.label ?? 'home'}`);
  if (group === 'topic') return t(`keyboard:tabs.${name as TabName}`);
  return t(`keyboard:list.what.${name as OtherName}`);
}

type TabName = Extract<Listed, { group: 'topic' }>['name'];
type OtherName = Exclude<Listed, { group: 'topic' | 'goTo' }>['name'];
