/** How the key of an answer begins that somebody asked for, because it costs. */
export const ASKED = 'asked';

export function isAsked([kind]: readonly unknown[]): boolean {
  return kind === ASKED;
}
