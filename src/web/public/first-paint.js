/*
 * Light or dark before the first paint, so that a dark page does not begin with a white flash. Apart from the bundle: a
 * module runs too late for that, and the security policy allows no script inside the page. ThemeProvider takes over.
 */
const kept = localStorage.getItem('earshot.preferences') ?? '';
const chosen = /"mode":"(light|dark)"/.exec(kept)?.[1];
const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
document.documentElement.dataset.mode = chosen ?? system;

/*
 * What the server tells before anybody is signed in: asked while the bundle is on its way, which can do nothing without it
 * (client-settings.ts of session). null where there is no answer: the bundle asks again, and says so.
 */
globalThis.earshotSettings = fetch('/api/gateway/client-settings').then(
  (answer) => (answer.ok ? answer.json() : null),
  () => null,
);

/*
 * zod would try `new Function`, which the security policy reports as a violation; as soon as the first schema is made, and so before any
 * line of the bundle could tell it. It looks here (its core.js).
 */
globalThis.__zod_globalConfig = { jitless: true };

/*
 * The first words come beside the program, which would ask for them only when it is here; the build writes here where they are
 * (scripts/words-with-chunks.ts). In English until somebody chooses, as lib/preferences.ts has it.
 */
const places = document.currentScript?.dataset.words;
if (places !== undefined) {
  const language = /"language":"([\w-]+)"/.exec(kept)?.[1] ?? 'en';
  const href = new RegExp(`"${language}":"([^"]+)"`).exec(places)?.[1];
  if (href !== undefined) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
