/** HTML that cannot be broken by what it says: whatever is put into it is escaped, unless it is such HTML itself. */

export class Markup {
  constructor(readonly text: string) {}
}

type Value = Markup | string | number | null | readonly (Markup | null)[];

/** A tag of templates. null is nothing. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Markup {
  const texts = parts.map((part, place) => part + (place < values.length ? written(values[place] ?? null) : ''));
  return new Markup(texts.join(''));
}

function written(value: Value): string {
  if (value === null) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'object') return value.map((one) => one?.text ?? '').join('');
  return escaped(String(value));
}

function escaped(text: string): string {
  return text.replace(/[&<>"'`]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** An address that may be followed; null: none, or of a kind that runs something. */
export function webLink(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === 'http:' || protocol === 'https:' ? href : null;
}
