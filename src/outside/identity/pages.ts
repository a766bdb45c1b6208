/**
 * The few pages that the embedded provider shows itself. Signing out asks nothing when the browser brings the ID token
 * of the very person who is signed in; without it the page asks, so that no other site can sign somebody out.
 */
import { decodeJwt } from 'jose';
import type { KoaContextWithOIDC } from 'oidc-provider';

/** The form that oidc-provider hands over has this id. */
const FORM = 'op.logoutForm';
const SUBMIT = `document.getElementById('${FORM}').submit()`;

export function logoutPage(productName: string, allowScript: (context: KoaContextWithOIDC, script: string) => void) {
  return (context: KoaContextWithOIDC, form: string): void => {
    const certain = isOwnHint(context);
    if (certain) allowScript(context, SUBMIT);
    const title = `Sign out of ${escapeHtml(productName)}`;
    context.body = page(
      title,
      `<h1>${title}</h1>${form}<input type="hidden" form="${FORM}" name="logout" value="yes">
      <button autofocus type="submit" form="${FORM}">Sign out</button>${certain ? `<script>${SUBMIT}</script>` : ''}`,
    );
  };
}

export function signedOutPage(productName: string, loginUrl: string) {
  return (context: KoaContextWithOIDC): void => {
    context.body = page(productName, `<h1>You are signed out.</h1><p><a href="${escapeHtml(loginUrl)}">Sign in again</a></p>`);
  };
}

export function errorPage(productName: string, homeUrl: string) {
  return (context: KoaContextWithOIDC, out: { error: string; error_description?: string | undefined }): void => {
    context.type = 'html';
    const why = escapeHtml(out.error_description ?? out.error);
    context.body = page(
      productName,
      `<h1>Signing in did not work.</h1><p>${why}</p><p><a href="${escapeHtml(homeUrl)}">Try again</a></p>`,
    );
  };
}

/** The provider has already verified the hint's signature, issuer and audience. */
function isOwnHint(context: KoaContextWithOIDC): boolean {
  const hint = context.oidc.params?.['id_token_hint'];
  if (typeof hint !== 'string') return false;
  const subject = decodeJwt(hint).sub;
  return subject !== undefined && subject === context.oidc.session?.accountId;
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><body>${body}</body></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
