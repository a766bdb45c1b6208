/** Bytes as they come, in pieces of one size; the last is what is left. */
export async function* inParts(bytes: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    held.push(chunk);
    length += chunk.length;
    if (length < size) continue;
    const all = Buffer.concat(held);
    let at = 0;
    for (; at + size <= all.length; at += size) yield all.subarray(at, at + size);
    held = [all.subarray(at)];
    length = all.length - at;
  }
  if (length > 0) yield Buffer.concat(held);
}
