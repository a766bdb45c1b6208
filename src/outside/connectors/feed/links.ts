/** Addresses in feeds, which may be relative to a base that the feed, the item or nobody names. */

/** Absolute where a base says to what; else as given. null for nothing. */
export function resolved(href: string | undefined, ...bases: readonly (string | null | undefined)[]): string | null {
  const given = href?.trim() ?? '';
  if (given === '') return null;
  const base = bases.reduce<string | undefined>((outer, one) => (one ? absolute(one, outer) : outer), undefined);
  return base === undefined ? given : (absolute(given, base) ?? given);
}

/** Where a feed says that one may subscribe to it (WebSub, 4), in the order in which it does. */
export function hubsIn(
  links: readonly { rel?: string | undefined; href?: string | undefined }[],
  base: string | undefined,
): string[] {
  return links.flatMap(({ rel, href }) => {
    const hub = rel === 'hub' ? resolved(href, base) : null;
    return hub === null ? [] : [hub];
  });
}

/** What a browser would ask of the web: http or https, absolute after the first base that makes it so; else null. */
export function webAddress(href: string | null, ...bases: readonly (string | null)[]): string | null {
  if (href === null) return null;
  for (const base of [undefined, ...bases]) {
    const found = base === null ? undefined : absolute(href.trim(), base);
    if (found !== undefined) return /^https?:/.test(found) ? found : null;
  }
  return null;
}

function absolute(href: string, base?: string): string | undefined {
  return URL.canParse(href, base) ? new URL(href, base).href : undefined;
}
