/** A device in words: "Chrome on Windows", or as much of it as is known. */
import type { DeviceName } from '../../../contract/devices.ts';
import { useTranslation } from '../../i18n/shown-words.ts';

export function useDeviceName(): (device: DeviceName) => string {
  const { t } = useTranslation('session');
  return ({ browser, system }) => {
    if (browser && system) return t('devices.name', { browser, system });
    return browser ?? system ?? t('devices.unknown');
  };
}
