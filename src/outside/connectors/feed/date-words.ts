/** Words of dates: months by how their names begin, and zones by their letters. */

/**
 * Beginnings of month names without accents, in English, German, French, Spanish, Italian, Portuguese, Dutch, Polish and Russian.
 * A longer beginning goes before a shorter one of another month (juin, juil).
 */
const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'ene', 'gen', 'sty', 'янв'],
  ['feb', 'fev', 'lut', 'фев'],
  ['mar', 'maa', 'mrt', 'мар'],
  ['apr', 'abr', 'avr', 'kwi', 'апр'],
  ['may', 'mai', 'mag', 'mei', 'maj', 'мая', 'маи'],
  ['jun', 'juin', 'giu', 'cze', 'июн'],
  ['jul', 'juil', 'lug', 'lip', 'июл'],
  ['aug', 'ago', 'aou', 'sie', 'авг'],
  ['sep', 'set', 'wrz', 'сен'],
  ['oct', 'okt', 'ott', 'out', 'paz', 'окт'],
  ['nov', 'lis', 'ноя'],
  ['dec', 'dez', 'dic', 'gru', 'дек'],
];

/** 1 to 12, or undefined. */
export function monthOf(word: string): number | undefined {
  const bare = word
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
  const index = MONTHS.findIndex((beginnings) => beginnings.some((beginning) => bare.startsWith(beginning)));
  return index < 0 ? undefined : index + 1;
}

/** By minutes ahead of UTC. Of letters with several meanings the one of RFC 822, else of the zone with most people. */
const NAMES: readonly (readonly [number, string])[] = [
  [0, 'Z UT UTC GMT WET'],
  [60, 'BST CET MET MEZ WEST WAT'],
  [120, 'CEST MEST MESZ EET SAST CAT'],
  [180, 'EEST MSK EAT TRT'],
  [300, 'PKT'],
  [330, 'IST'],
  [420, 'WIB ICT'],
  [480, 'HKT SGT MYT PHT AWST WITA'],
  [540, 'JST KST WIT'],
  [570, 'ACST'],
  [600, 'AEST'],
  [630, 'ACDT'],
  [660, 'AEDT'],
  [720, 'NZST'],
  [780, 'NZDT'],
  [-150, 'NDT'],
  [-180, 'ART BRT ADT'],
  [-210, 'NST'],
  [-240, 'EDT AST CLT'],
  [-300, 'EST CDT COT PET'],
  [-360, 'CST MDT'],
  [-420, 'MST PDT'],
  [-480, 'PST AKDT'],
  [-540, 'AKST'],
  [-600, 'HST'],
];
const ZONES = new Map(NAMES.flatMap(([minutes, names]) => names.split(' ').map((name) => [name, minutes] as const)));

const CHINA = 480;

/** CST is what North America's middle has and what China has: `local`, the zone of the source, decides. undefined where unknown. */
export function namedZone(name: string, local: number): number | undefined {
  const letters = name.toUpperCase();
  if (letters === 'CST' && local === CHINA) return CHINA;
  return ZONES.get(letters);
}
