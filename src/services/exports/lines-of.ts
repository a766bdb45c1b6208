/** The lines of what comes in pieces, many at a time: those that a piece completes. */
export async function* linesOf(pieces: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  let rest = Buffer.alloc(0);
  for await (const piece of pieces) {
    const end = piece.lastIndexOf(LINE_END) + 1;
    if (end > 0)
      yield Buffer.concat([rest, piece.subarray(0, end - 1)])
        .toString()
        .split('\n');
    rest = end > 0 ? Buffer.from(piece.subarray(end)) : Buffer.concat([rest, piece]);
  }
  if (rest.length > 0) yield rest.toString().split('\n');
}

const LINE_END = 10;
