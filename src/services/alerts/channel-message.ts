/** What is posted to a channel. */
export interface ChannelMessage {
  /** JSON. */
  text: string;
  headers: Record<string, string>;
}

/** At most so many UTF-16 units, the last of them an ellipsis where something is left out; never half a sign. */
export function fitted(text: string, length: number): string {
  if (text.length <= length) return text;
  let kept = '';
  for (const sign of text) {
    if (kept.length + sign.length > length - 1) break;
    kept += sign;
  }
  return `${kept}…`;
}
