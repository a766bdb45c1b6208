/** What a personal access token may be allowed; a call needs exactly one of them, and none of them holds another. Without a schema: the page lists them. */

/**
 * `read`: what changes nothing. `ask`: what has others asked for it, which costs: summaries, translations, queries in plain words, the web,
 * a source that is tried. `write`: what changes something, sends something or makes a file.
 */
export const SCOPES = ['read', 'ask', 'write'] as const;
export type Scope = (typeof SCOPES)[number];

/** What a call of a signed-in person needs of a token. `none`: no token may. `by-function`: what the function needs that is called (functions.ts). */
export type NeededScope = Scope | 'none' | 'by-function';
