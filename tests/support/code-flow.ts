/** Signing in at the embedded provider as a browser does: over its form, by an authorization code with a proof key, to tokens. */
import type { LightMyRequestResponse } from 'fastify';
import { openBrowser, PASSWORD, PUBLIC_URL, proofKey, type TestBrowser, type TestGateway } from './gateway.ts';

export const CALLBACK = `${PUBLIC_URL}/login/callback`;

export interface IssuedTokens {
  access_token: string;
  refresh_token: string;
  id_token: string;
}

export function authorization(challenge: string, extra: Record<string, string> = {}): string {
  const given = { client_id: 'earshot-web', response_type: 'code', redirect_uri: CALLBACK, scope: 'openid profile email' };
  const query = new URLSearchParams({
    ...given,
    state: 's',
    nonce: 'n',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...extra,
  });
  return `/oidc/auth?${query.toString()}`;
}

/** As far as the sign-in form; answers the interaction's uid. */
export async function toForm(browser: TestBrowser, challenge: string, extra: Record<string, string> = {}): Promise<string> {
  return (await browser.follow(authorization(challenge, extra), '/login')).searchParams.get('interaction') ?? '';
}

export function codeFlow({ app, email }: Pick<TestGateway, 'app' | 'email'>) {
  function submit(browser: TestBrowser, uid: string, password: string): Promise<LightMyRequestResponse> {
    return browser.request({ method: 'POST', url: `/oidc/interaction/${uid}`, payload: { username: email, password } });
  }

  function token(form: Record<string, string>, origin = PUBLIC_URL): Promise<LightMyRequestResponse> {
    return app.inject({
      method: 'POST',
      url: '/oidc/token',
      headers: { host: new URL(PUBLIC_URL).host, origin, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ client_id: 'earshot-web', ...form }).toString(),
    });
  }

  function redeem(code: string, verifier: string): Promise<LightMyRequestResponse> {
    return token({ grant_type: 'authorization_code', code, redirect_uri: CALLBACK, code_verifier: verifier });
  }

  async function signIn(browser: TestBrowser = openBrowser(app), extra: Record<string, string> = {}) {
    const { verifier, challenge } = proofKey();
    const { returnTo } = (await submit(browser, await toForm(browser, challenge, extra), PASSWORD)).json();
    const back = await browser.follow(returnTo, '/login/callback');
    const code = back.searchParams.get('code') ?? '';
    const answer = await redeem(code, verifier);
    return { code, verifier, answer, tokens: answer.json() as IssuedTokens };
  }

  /** Without the form, by the session that the browser has at the provider; null where it has none. */
  async function comeBack(browser: TestBrowser): Promise<IssuedTokens | null> {
    const { verifier, challenge } = proofKey();
    const back = await browser.follow(authorization(challenge, { prompt: 'none' }), '/login/callback');
    const code = back.searchParams.get('code');
    return code === null ? null : ((await redeem(code, verifier)).json() as IssuedTokens);
  }

  return { submit, token, signIn, comeBack };
}
