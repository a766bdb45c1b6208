/** Devices that are alike as one row: how many, when one was used last and the first seen; opened, each of them, some at a time. */
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import type { Device } from '../../../../contract/devices.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { FoldButton } from '../../../ui/fold-button.tsx';
import { useDeviceName } from '../use-device-name.ts';
import { DeviceFacts, DeviceRow } from './device-row.tsx';
import styles from './devices-dialog.module.css';

const AT_ONCE = 20;

interface DeviceGroupProps {
  /** The one that was used last first. */
  devices: readonly [Device, ...Device[]];
  onSignOut: (device: Device) => void;
}

export function DeviceGroup({ devices, onSignOut }: DeviceGroupProps) {
  const { t } = useTranslation('session');
  const format = useFormat();
  const nameId = useId();
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(AT_ONCE);
  const [newest] = devices;
  const name = useDeviceName()(newest);
  const [firstSeenAt = newest.firstSeenAt] = devices.map((device) => device.firstSeenAt).sort();
  const more = Math.min(AT_ONCE, devices.length - shown);
  return (
    <li className={styles['group']} data-devices={devices.length}>
      <FoldButton isOpen={open} onToggle={() => setOpen(!open)} className={styles['head']}>
        <span className={styles['words']}>
          <span id={nameId} className={styles['name']}>
            {t('devices.alike', { device: name, number: format.exact(devices.length) })}
          </span>
          <DeviceFacts device={{ ...newest, firstSeenAt }} />
        </span>
      </FoldButton>
      {open && (
        <ul className={styles['alike']} aria-labelledby={nameId}>
          {devices.slice(0, shown).map((device) => (
            <DeviceRow key={device.id} device={device} onSignOut={() => onSignOut(device)} />
          ))}
        </ul>
      )}
      {open && more > 0 && (
        <Button variant="subtle" size="xs" onClick={() => setShown(shown + AT_ONCE)}>
          {t('devices.more', { number: format.exact(more) })}
        </Button>
      )}
    </li>
  );
}
