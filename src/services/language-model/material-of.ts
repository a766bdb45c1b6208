/** What strangers wrote, as it is put before a model: the one way for all who ask it. */

/** JSON in which no text ends its quotation, nor spells a sign by which templates of chats tell who speaks. */
export function materialOf(document: object): string {
  return JSON.stringify(document).replace(/[<>]/g, (sign) => (sign === '<' ? '\\u003c' : '\\u003e'));
}
