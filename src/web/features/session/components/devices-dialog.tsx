/** By what somebody is signed in, and the way to sign each of it out: the others after a question, this one as the menu does. */
import { Button, Modal, Skeleton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Device, listDevices, signOutDevice, signOutOtherDevices } from '../../../../contract/devices.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { refreshRequests, request, useRequest } from '../../../lib/call.ts';
import { useConfirm } from '../../../ui/confirm.tsx';
import dialog from '../../../ui/dialog.module.css';
import { Loaded } from '../../../ui/loaded.tsx';
import { useNotify } from '../../../ui/use-notify.tsx';
import { alikeDevices } from '../alike-devices.ts';
import { signOut } from '../keep-session.ts';
import { useDeviceName } from '../use-device-name.ts';
import { DeviceGroup } from './device-group.tsx';
import { DeviceRow } from './device-row.tsx';
import styles from './devices-dialog.module.css';

const POLL = 30_000;

export function DevicesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['session', 'app']);
  const nameOf = useDeviceName();
  const confirm = useConfirm();
  const notify = useNotify();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const answer = useRequest(
    listDevices,
    {},
    { neutral: { data: [], activeDeviceId: '', maxSessions: 0 }, refetchInterval: () => POLL },
  );

  async function afterAsking(
    question: { title: string; text: string },
    confirmed: string,
    act: () => Promise<string>,
  ): Promise<void> {
    setAsking(true);
    const yes = await confirm({ ...question, confirm: confirmed, danger: true });
    // Once the key that has closed the question is through.
    setTimeout(() => setAsking(false));
    if (!yes) return;
    try {
      notify(await act());
    } catch {
      notify(t('session:devices.failed'), 'failed');
    }
    await refreshRequests(client, listDevices);
  }

  function leave(device: Device): void {
    if (device.current) return void signOut();
    const name = nameOf(device);
    const question = { title: t('session:devices.askTitle', { device: name }), text: t('session:devices.askText') };
    void afterAsking(question, t('session:devices.signOut'), async () => {
      await request(signOutDevice, { deviceId: device.id });
      return t('session:devices.done', { device: name });
    });
  }

  function leaveOthers(): void {
    const question = { title: t('session:devices.askOthersTitle'), text: t('session:devices.askOthersText') };
    void afterAsking(question, t('session:devices.signOutOthers'), async () => {
      const { data } = await request(signOutOtherDevices, {});
      return t('session:devices.othersDone', { count: data.signedOut });
    });
  }

  return (
    <Modal
      opened
      onClose={onClose}
      // Of two dialogs the one above is meant.
      closeOnEscape={!asking}
      title={t('session:devices.title')}
      closeButtonProps={{ 'aria-label': t('app:close') }}
      centered
      size="lg"
      classNames={{ title: dialog['title'] ?? '' }}
    >
      <Loaded of={answer} skeleton={<Skeleton height={220} />}>
        {({ data, maxSessions }) => (
          <div className={dialog['form']}>
            <p className={styles['intro']}>
              {t('session:devices.introOpen')}
              {maxSessions > 0 && ` ${t('session:devices.introLimited', { max: maxSessions })}`}
            </p>
            <ul className={styles['list']}>
              {alikeDevices(data).map((alike) => {
                const [device] = alike;
                if (alike.length > 1) return <DeviceGroup key={`${nameOf(device)} …`} devices={alike} onSignOut={leave} />;
                return <DeviceRow key={device.id} device={device} onSignOut={() => leave(device)} />;
              })}
            </ul>
            <div className={dialog['buttons']}>
              {data.length > 1 && (
                <Button variant="default" onClick={leaveOthers}>
                  {t('session:devices.signOutOthers')}
                </Button>
              )}
              <Button onClick={onClose}>{t('app:close')}</Button>
            </div>
          </div>
        )}
      </Loaded>
    </Modal>
  );
}
