/**
 * A mail as the content of a frame in which nothing of it can do anything: what stands first forbids scripts, frames, forms' answers and
 * whatever is fetched, and cannot be taken back by what follows. The frame itself is sandboxed besides.
 */

const POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'";

/** `html`: a whole page. Its links open in a tab of their own, which is told nothing of this page. */
export function framedMail(html: string): string {
  return [
    '<!doctype html>',
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    '<meta name="referrer" content="no-referrer">',
    '<base target="_blank">',
    html,
  ].join('');
}

/** What links of a mail may do: open a tab that is as any other. No script, no form, no access to this page. */
export const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';
