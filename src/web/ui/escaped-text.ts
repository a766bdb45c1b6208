/** Text for where a library takes markup: it shows as it stands. */
export function escapedText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
