/** The first sign of a name that is seen and stands by itself, in capitals; empty where it has none. */
export function initialOf(name: string): string {
  return /[\p{L}\p{N}\p{Extended_Pictographic}]\p{M}*/u.exec(name)?.[0].toUpperCase() ?? '';
}
