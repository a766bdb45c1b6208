/** For tests: a provider, and the server that names it, in place of the network. */
export const ISSUER = 'https://id.harbour.example/realms/news';
export const PAGE = 'https://earshot.example';

const TOKEN_ENDPOINT = `${ISSUER}/token`;
const DESCRIPTION = {
  issuer: ISSUER,
  authorization_endpoint: `${ISSUER}/auth?theme=news`,
  token_endpoint: TOKEN_ENDPOINT,
  id_token_signing_alg_values_supported: ['RS256'],
  authorization_response_iss_parameter_supported: true,
};
const SETTINGS = {
  productName: 'Earshot',
  clientId: 'web',
  scope: 'openid email offline_access',
  embedded: false,
  autoRedirect: true,
  keepsMail: false,
  registration: 'closed',
  demoSignIn: null,
};

export interface FakeProvider {
  authority: string;
  description: object;
  /** What the token endpoint answers. */
  tokens: { status: number; body: object };
  /** Of the provider, not of the server. */
  asked: { address: string; body: Record<string, string> }[];
  fetch(address: string, init?: RequestInit): Promise<Response>;
}

export function fakeProvider(): FakeProvider {
  const provider: FakeProvider = {
    authority: ISSUER,
    description: DESCRIPTION,
    tokens: { status: 200, body: {} },
    asked: [],
    async fetch(address, init) {
      if (address.startsWith('/api/gateway/')) return Response.json({ data: { ...SETTINGS, authority: provider.authority } });
      const body = init?.body instanceof URLSearchParams ? Object.fromEntries(init.body) : {};
      provider.asked.push({ address, body });
      if (address === `${ISSUER}/.well-known/openid-configuration`) return Response.json(provider.description);
      if (address.endsWith('/token')) return Response.json(provider.tokens.body, { status: provider.tokens.status });
      return new Response(null, { status: 404 });
    },
  };
  return provider;
}

export function describedWith(more: object): object {
  return { ...DESCRIPTION, ...more };
}

/** Signed by nobody: who takes it has had it from the provider itself. */
export function idToken(claims: object, alg = 'RS256'): string {
  const part = (value: object) => base64url(new TextEncoder().encode(JSON.stringify(value)));
  const now = Math.floor(Date.now() / 1000);
  const standard = { iss: ISSUER, aud: 'web', sub: 'ada', iat: now, exp: now + 900 };
  return `${part({ alg })}.${part({ ...standard, ...claims })}.c2lnbmVk`;
}

export function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '');
}
