/** Addresses of posts come from outside: only web addresses become links, so that none can run in this page. */
export function safeLink(url: string | null): string | null {
  if (url === null || !URL.canParse(url)) return null;
  return ['http:', 'https:'].includes(new URL(url).protocol) ? url : null;
}
