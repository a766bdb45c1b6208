/** Minutes that the browser's clock is ahead of UTC: two calls take it, although days are those of the organisation. */
export function browserOffset(): number {
  return -new Date().getTimezoneOffset();
}
