/**
 * Whether a message is signed as its DKIM-Signature says (RFC 6376, rsa-sha256, relaxed/relaxed): the hash of its body, and the signature
 * over the headers that it names. The key is handed over instead of being asked for in DNS.
 */
import { createHash, type KeyObject, verify } from 'node:crypto';

export interface DkimCheck {
  /** What the signature says of itself: `d`, `s`, `h` … */
  tags: ReadonlyMap<string, string>;
  bodyIsWhole: boolean;
  headersAreSigned: boolean;
}

/** `raw`: with CRLF, as it came. */
export function checkDkim(raw: string, publicKey: KeyObject): DkimCheck {
  const end = raw.indexOf('\r\n\r\n');
  const headers = raw.slice(0, end).split(/\r\n(?![ \t])/);
  const signed = headers.find((header) => /^dkim-signature:/i.test(header)) ?? '';
  const tags = new Map(
    contentOf(signed)
      .split(';')
      .map((tag) => tag.split(/=(.*)/s).map((part) => part.trim()))
      .map(([name = '', value = '']) => [name, value]),
  );
  const bare = (name: string) => (tags.get(name) ?? '').replace(/\s/g, '');
  const bodyHash = createHash('sha256')
    .update(relaxedBody(raw.slice(end + 4)))
    .digest('base64');
  // Of several of one name the last first (5.4.2); a name that is not there is nothing.
  const left = [...headers];
  const named = bare('h')
    .split(':')
    .flatMap((name) => {
      const place = left.findLastIndex((header) => header.toLowerCase().startsWith(`${name.toLowerCase()}:`));
      return place < 0 ? [] : left.splice(place, 1).map(relaxedHeader);
    });
  const withoutSignature = relaxedHeader(signed.replace(/([;:]\s*b=)[^;]*/, '$1'));
  const said = [...named, withoutSignature].join('\r\n');
  return {
    tags,
    bodyIsWhole: bare('bh') === bodyHash,
    headersAreSigned: verify('sha256', Buffer.from(said), publicKey, Buffer.from(bare('b'), 'base64')),
  };
}

function contentOf(header: string): string {
  return header.slice(header.indexOf(':') + 1);
}

function relaxedHeader(header: string): string {
  const name = header.slice(0, header.indexOf(':')).trim().toLowerCase();
  return `${name}:${contentOf(header)
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim()}`;
}

function relaxedBody(body: string): string {
  const lines = body.replace(/[ \t]+(?=\r\n|$)/g, '').replace(/[ \t]+/g, ' ');
  const text = lines.replace(/(\r\n)+$/, '');
  return text === '' ? '' : `${text}\r\n`;
}
