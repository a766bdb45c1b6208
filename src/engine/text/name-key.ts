/**
 * How names of topics are compared, by the browser and by the server: width, case and outer space make no difference. Not for
 * display.
 */
export function nameKey(name: string): string {
  // Upper case first, so that letters with several lower-case forms (ß and ss, ς and σ) meet.
  return name.normalize('NFKC').trim().toUpperCase().toLowerCase().normalize('NFKC');
}
