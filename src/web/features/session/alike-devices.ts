/**
 * Devices that cannot be told apart, together: a script that signs in every hour is a device each time, and among hundreds of its rows nobody
 * finds a stranger's. Few of them, and the one that asks, stand by themselves.
 */
import type { Device } from '../../../contract/devices.ts';

const FEW = 3;

/** In the order given; those that are alike are where the first of them was. */
export function alikeDevices(devices: readonly Device[]): [Device, ...Device[]][] {
  const groups = new Map<string, [Device, ...Device[]]>();
  const key = ({ id, current, browser, system }: Device) => (current ? id : `${browser} ${system}`);
  for (const device of devices) {
    const group = groups.get(key(device));
    if (group) group.push(device);
    else groups.set(key(device), [device]);
  }
  const isTold = (device: Device) => (groups.get(key(device))?.length ?? 0) <= FEW;
  return devices.flatMap((device) => {
    if (isTold(device)) return [[device]];
    const group = groups.get(key(device));
    return group?.[0] === device ? [group] : [];
  });
}
