/** What a page wants of programs: `<meta name="robots">`, or one that names this program, and the header `X-Robots-Tag`. */

export interface Sayings {
  /** Not to be found by its words. */
  noIndex: boolean;
  /** No copies of it to be shown. */
  noArchive: boolean;
}

const OWN = 'earshot';
/** `noarchive` is for who shows whole copies, `nosnippet` for who shows parts. */
const NO_ARCHIVE = new Set(['noarchive', 'nocache', 'nosnippet']);

/** `metas`: by name in lower case. */
export function sayings(metas: ReadonlyMap<string, string>, headers: Headers): Sayings {
  const said = [metas.get('robots') ?? '', metas.get(OWN) ?? '', ownPart(headers.get('x-robots-tag') ?? '')];
  const words = said.flatMap((one) => one.toLowerCase().split(/[\s,;]+/));
  return {
    noIndex: words.includes('noindex') || words.includes('none'),
    noArchive: words.some((word) => NO_ARCHIVE.has(word)),
  };
}

/** A name and a colon begin what is for that program alone; `unavailable_after:` and the like name none. */
function ownPart(header: string): string {
  let isOwn = true;
  const own = header.split(',').flatMap((part) => {
    const [, name, rest] = /^\s*([a-z][a-z-]*)\s*:(.*)$/i.exec(part) ?? [];
    if (name !== undefined && !/^max-/i.test(name)) isOwn = name.toLowerCase() === OWN;
    return isOwn ? [rest ?? part] : [];
  });
  return own.join(',');
}
