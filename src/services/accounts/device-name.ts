/**
 * Browser and system, as the User-Agent of a request tells them. Only those of a closed list, so that nothing a stranger writes is shown to
 * anybody; for a person to know his own devices by, and for no decision. (Browsers of one engine name the others too: the order counts.)
 */
import type { DeviceName } from '../../contract/devices.ts';

const BROWSER_SIGNS: readonly [RegExp, NonNullable<DeviceName['browser']>][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const SYSTEM_SIGNS: readonly [RegExp, NonNullable<DeviceName['system']>][] = [
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Browsers send some hundred characters. */
const LONGEST = 1000;

export function deviceName(userAgent: string): DeviceName {
  const read = userAgent.slice(0, LONGEST);
  return { browser: first(BROWSER_SIGNS, read), system: first(SYSTEM_SIGNS, read) };
}

function first<Name>(signs: readonly [RegExp, Name][], text: string): Name | null {
  return signs.find(([sign]) => sign.test(text))?.[1] ?? null;
}
