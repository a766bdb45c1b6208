/** The name of a file, short enough that something can be put behind it: file systems take 255 bytes. */
const MOST_BYTES = 200;

export function shortName(name: string): string {
  let short = name;
  while (Buffer.byteLength(short) > MOST_BYTES) short = [...short].slice(0, -1).join('');
  return short;
}
