/** A row of an INSERT as text. Apart from the client, so that threads that write rows need not load it. */

/** One line of JSONCompactEachRow, without its end. */
export function insertLine(values: readonly unknown[]): string {
  return wellFormed(JSON.stringify(values));
}

/** JSON writes half of a surrogate pair as an escape that ClickHouse refuses; it becomes the replacement character. */
function wellFormed(json: string): string {
  return json.includes('\\ud') ? json.replace(/(?<=(?<!\\)(?:\\\\)*)\\ud[89a-f][0-9a-f]{2}/g, '\ufffd') : json;
}
