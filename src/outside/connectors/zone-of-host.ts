/**
 * Whose clock a site goes by that writes times without a zone: that of its country, where its name ends with one that has a single
 * clock (IANA's country codes and zones); else UTC.
 */
const ZONES: Readonly<Record<string, string>> = {
  hk: 'Asia/Hong_Kong',
  mo: 'Asia/Macau',
  tw: 'Asia/Taipei',
  cn: 'Asia/Shanghai',
  sg: 'Asia/Singapore',
  my: 'Asia/Kuala_Lumpur',
  ph: 'Asia/Manila',
  th: 'Asia/Bangkok',
  vn: 'Asia/Ho_Chi_Minh',
  jp: 'Asia/Tokyo',
  kr: 'Asia/Seoul',
  in: 'Asia/Kolkata',
  nz: 'Pacific/Auckland',
  uk: 'Europe/London',
  ie: 'Europe/Dublin',
  de: 'Europe/Berlin',
  fr: 'Europe/Paris',
  nl: 'Europe/Amsterdam',
  it: 'Europe/Rome',
  se: 'Europe/Stockholm',
  pl: 'Europe/Warsaw',
};

/** IANA. `url`: any address of the site. */
export function zoneOf(url: string): string {
  const country = URL.parse(url)?.hostname.replace(/\.$/, '').split('.').at(-1) ?? '';
  return (Object.hasOwn(ZONES, country) && ZONES[country]) || 'UTC';
}
