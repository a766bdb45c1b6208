/** What a page wants of programs: `<meta name="robots">`, or one that names the program, and the header `X-Robots-Tag`. */

export interface Sayings {
  /** Not to be found by its words. */
  noIndex: boolean;
  /** No copies of it to be shown. */
  noArchive: boolean;
}

/** `noarchive` is for who shows whole copies, `nosnippet` for who shows parts. */
const NO_ARCHIVE = new Set(['noarchive', 'nocache', 'nosnippet']);

/** `metas`: by name in lower case. `product`: the name of the program; null where it gave none. */
export function sayings(metas: ReadonlyMap<string, string>, headers: Headers, product: string | null): Sayings {
  const own = product?.toLowerCase() ?? null;
  const said = [
    metas.get('robots') ?? '',
    own === null ? '' : (metas.get(own) ?? ''),
    ownPart(headers.get('x-robots-tag') ?? '', own),
  ];
  const words = said.flatMap((one) => one.toLowerCase().split(/[\s,;]+/));
  return {
    noIndex: words.includes('noindex') || words.includes('none'),
    noArchive: words.some((word) => NO_ARCHIVE.has(word)),
  };
}

/** What it says with a colon, and names no program by. */
const VALUED = /^(?:max-[a-z-]+|unavailable_after)$/i;

/** A name and a colon begin what is for that program alone. */
function ownPart(header: string, own: string | null): string {
  let isOwn = true;
  const parts = header.split(',').flatMap((part) => {
    const [, name, rest] = /^\s*([a-z][\w-]*)\s*:(.*)$/i.exec(part) ?? [];
    if (name !== undefined && !VALUED.test(name)) isOwn = name.toLowerCase() === own;
    return isOwn ? [rest ?? part] : [];
  });
  return parts.join(',');
}
