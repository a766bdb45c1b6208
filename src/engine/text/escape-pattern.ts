const SPECIAL = /[\\^$.*+?()[\]{}|]/g;

/** The text as a pattern that finds just this text, in JavaScript and RE2 alike. */
export function escapePattern(text: string): string {
  return text.replace(SPECIAL, '\\$&').replaceAll('\0', '\\x00');
}
