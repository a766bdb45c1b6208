/** Sources that nobody asks: their posts are sent to us. */
export const PUSHED_KINDS = ['webhook', 'file-drop'] as const;
export type PushedKind = (typeof PUSHED_KINDS)[number];

export function isPushed(kind: string): kind is PushedKind {
  return PUSHED_KINDS.some((pushed) => pushed === kind);
}
