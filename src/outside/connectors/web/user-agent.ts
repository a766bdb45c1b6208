/** How this program introduces itself to those whom it asks: truthfully, and with where to learn more. */
export function userAgent({ productName, publicUrl }: { productName: string; publicUrl: string }): string {
  // What a header may hold.
  const name = productName.replace(/[^\x20-\x7e]+/g, '').trim() || 'Earshot';
  return `${name} (+${publicUrl})`;
}
