/** What text must be before it is kept or compared, whoever typed it. */

/** Postgres keeps neither NUL nor half a surrogate pair, so that text with them can belong to nothing that is stored. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}

/** Whether anything can be seen of it: spaces, controls and zero-width characters alone cannot. */
export function isVisible(text: string): boolean {
  return /[^\p{Separator}\p{Control}\p{Surrogate}\p{Default_Ignorable_Code_Point}]/u.test(text);
}

/** The same of every text in what came as JSON, names of fields too, however deep. */
export function isStorableThroughout(value: unknown): boolean {
  const rest = [value];
  while (rest.length > 0) {
    const one = rest.pop();
    if (typeof one === 'string' && !isStorable(one)) return false;
    if (typeof one !== 'object' || one === null) continue;
    for (const [name, inner] of Object.entries(one)) rest.push(name, inner);
  }
  return true;
}

/** Without line breaks and other controls, and without the signs that turn the direction of what follows: for subjects and heads. */
export function onOneLine(text: string): string {
  return text
    .replace(/[\p{Control}\p{Line_Separator}\p{Paragraph_Separator}]+/gu, ' ')
    .replace(/\p{Bidi_Control}/gu, '')
    .trim();
}
