/**
 * How the word lists are written down: weight (−4…4) → words, separated by white space. `_` joins the words of a phrase;
 * an ending after `:` adds the forms of an English word: `:v` a verb's, `:n` a plural, `:a` an adjective's degrees and adverb.
 */
export type WordTable = Readonly<Record<number, string>>;

/** Every written form of every entry of a list, phrases with spaces. */
export function readWords(list: string): string[] {
  return list.split(/\s+/).filter(Boolean).flatMap(formsOf);
}

function formsOf(entry: string): string[] {
  const [word = '', ending] = entry.replaceAll('_', ' ').split(':');
  switch (ending) {
    case 'v':
      return [word, plural(word), joined(word, 'ed'), joined(word, 'ing')];
    case 'n':
      return [word, plural(word)];
    case 'a':
      return [word, joined(word, 'er'), joined(word, 'est'), adverb(word)];
    default:
      return [word];
  }
}

function plural(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

/** Short words double their last consonant, a final e gives way, y becomes i except before -ing. */
function joined(word: string, ending: 'ed' | 'ing' | 'er' | 'est'): string {
  if (word.endsWith('e')) return `${word.slice(0, -1)}${ending}`;
  if (/[^aeiou]y$/.test(word) && ending !== 'ing') return `${word.slice(0, -1)}i${ending}`;
  return /^[^aeiou]*[aeiou][bdgklmnprtv]$/.test(word) ? `${word}${word.slice(-1)}${ending}` : `${word}${ending}`;
}

function adverb(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ily`;
  return /[^aeiou]le$/.test(word) ? `${word.slice(0, -1)}y` : `${word}ly`;
}
