/** How this program introduces itself to those whom it asks: truthfully, and with where to learn more. */

/** Its name is one word, as rules for programs name them (RFC 9309, 2.2.1): those for the word that is sent are those it obeys. */
export function userAgent({ productName, publicUrl }: { productName: string; publicUrl: string }): string {
  const name = productName.replace(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '') || 'Earshot';
  return `${name} (+${publicUrl})`;
}

/** The name in it, without a version. */
export function productOf(userAgent: string): string {
  return /^[\w-]*/.exec(userAgent)?.[0] ?? '';
}
