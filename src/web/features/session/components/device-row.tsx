/** One device: what it is, when it was used last and seen first, and the way to sign it out. */
import { Button } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile, IconTerminal2 } from '@tabler/icons-react';
import type { Device } from '../../../../contract/devices.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useFocusAround } from '../../../ui/use-focus-around.ts';
import { useDeviceName } from '../use-device-name.ts';
import styles from './devices-dialog.module.css';

export function DeviceRow({ device, onSignOut }: { device: Device; onSignOut: () => void }) {
  const { t } = useTranslation('session');
  const name = useDeviceName()(device);
  const { current } = device;
  const row = useFocusAround<HTMLLIElement>();
  return (
    <li ref={row} className={styles['device']} data-device={device.id} data-current={current || undefined}>
      <DeviceIcon device={device} />
      <div className={styles['words']}>
        <div className={styles['name']}>
          {name}
          {current && <span className={styles['current']}>{t('devices.current')}</span>}
        </div>
        <DeviceFacts device={device} />
      </div>
      <Button variant="default" size="xs" aria-label={t('devices.signOutOf', { device: name })} onClick={onSignOut}>
        {t('devices.signOut')}
      </Button>
    </li>
  );
}

export function DeviceFacts({ device: { current, lastSeenAt, firstSeenAt } }: { device: Device }) {
  const { t } = useTranslation('session');
  const format = useFormat();
  const now = useNow();
  // The clock of this machine may be behind the server's.
  const lastSeen = format.relative(Math.min(Date.parse(lastSeenAt), now), now);
  return (
    <span className={styles['facts']}>
      <span title={format.dateTime(lastSeenAt)}>
        {current ? t('devices.usedNow') : t('devices.lastSeen', { when: lastSeen })}
      </span>
      <span title={format.dateTime(firstSeenAt)}>{t('devices.firstSeen', { when: format.date(firstSeenAt) })}</span>
    </span>
  );
}

function DeviceIcon({ device: { browser, system } }: { device: Device }) {
  const look = { size: 24, stroke: 1.5, 'aria-hidden': true, className: styles['icon'] ?? '' };
  if (system === 'Android' || system === 'iOS') return <IconDeviceMobile {...look} />;
  return browser ? <IconDeviceDesktop {...look} /> : <IconTerminal2 {...look} />;
}
