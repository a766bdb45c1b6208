/**
 * One form for the forms of an English word: refund, refunds, refunded. For comparing only; what is left need be no word. Lighter
 * than Porter's stemmer: it would rather miss that two words belong together than join two that do not.
 */
const IRREGULAR = new Map(
  (
    'went go|gone go|sold sell|bought buy|paid pay|lost lose|said say|rose rise|risen rise|fell fall|fallen fall|grew grow|grown grow|' +
    'broke break|broken break|felt feel|found find|held hold|kept keep|left leave|made make|met meet|ran run|sent send|spent spend|' +
    'stole steal|stolen steal|struck strike|took take|taken take|told tell|thought think|won win|wrote write|written write|drove drive|' +
    'driven drive|drew draw|drawn draw|drank drink|drunk drink|ate eat|eaten eat|flew fly|flown fly|froze freeze|frozen freeze|gave give|' +
    'given give|knew know|known know|saw see|seen see|spoke speak|spoken speak|swam swim|threw throw|thrown throw|wore wear|worn wear|' +
    'children child|men man|women woman|dying die|died die|dead die|death die|worse bad|worst bad|better good|best good|led lead|built build|' +
    'news news|began begin|begun begin|brought bring|caught catch|chose choose|chosen choose|cost cost|shown show|queuing queue|shut shut|stuck stick|sued sue|suing sue|lent lend|shot shoot|fought fight|sought seek|taught teach|hid hide|hidden hide|beat beat|beaten beat|bit bite|bitten bite|fed feed|dealt deal|shook shake|misled mislead|withdrew withdraw|withdrawn withdraw'
  )
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
);
const NO_PAST = new Set('children men women news dead death worse worst better best dying queuing'.split(' '));

/** Whether it has the form of a verb of what has been done. `word`: folded. */
export function isPast(word: string): boolean {
  return IRREGULAR.has(word)
    ? !NO_PAST.has(word)
    : word.length > 3 && word !== 'hundred' && word.endsWith('ed') && !word.endsWith('eed');
}

const VOWEL = /[aeiouy]/;
const DOUBLED = /([bdgkmnprt])\1$/;

/** `word`: folded. */
export function stem(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return stripEnd(irregular);
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  return stripEnd(stripVerb(stripPlural(word)));
}

function stripPlural(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

function stripVerb(word: string): string {
  if (word.endsWith('ied')) return `${word.slice(0, -3)}y`;
  const ending = word.endsWith('ing') ? 3 : word.endsWith('ed') && !word.endsWith('eed') ? 2 : 0;
  const rest = word.slice(0, word.length - ending);
  if (ending === 0 || rest.length < 3 || !VOWEL.test(rest)) return word;
  return DOUBLED.test(rest) ? rest.slice(0, -1) : rest;
}

const ENDINGS = ['ations', 'ation', 'ition', 'ments', 'ment', 'ness', 'ate', 'at', 'ion', 'ly', 'al', 'y', 'i', 'e'];

/** `no signal` is not `no sign`. */
const WHOLE = new Set(['signal']);

function stripEnd(word: string): string {
  if (WHOLE.has(word)) return word;
  const spelled = word.replace(/i[sz](e|ation)?$/, 'is$1').replace(/our$/, 'or');
  const ending = ENDINGS.find((one) => spelled.endsWith(one) && spelled.length - one.length >= (one.length > 1 ? 4 : 3));
  return ending === undefined ? spelled : spelled.slice(0, -ending.length);
}
