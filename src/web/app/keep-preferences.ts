/**
 * Language and mode follow the person: what this browser has is shown at once; when somebody is signed in, what their account keeps takes
 * its place, and of what somebody else chose here nothing stays, unless something was chosen that is not kept there yet. That is saved, now or when the server can be reached again.
 */
import { create } from 'zustand';
import type { Preference } from '../../contract/preferences.ts';
import { TOLD_ONCE, toldField } from '../../contract/told-once.ts';
import { changeLanguage } from '../i18n/i18n.ts';
import { prepareWords } from '../i18n/load-words.ts';
import type { Language } from '../i18n/resources.ts';
import { request, requestOptions } from '../lib/call.ts';
import { FIRST } from '../lib/first-calls.ts';
import { logFailure } from '../lib/log-failure.ts';
import { type Choices, followOtherTabs, UNCHOSEN, usePreferences } from '../lib/preferences.ts';
import { queryClient } from '../lib/query-client.ts';
import { useSession } from '../lib/session.ts';

/** Milliseconds for which a page that is new to somebody waits for what they have chosen. */
const PATIENCE = 3000;

/** Whom nobody waits for any more, by their account. */
const useAsked = create<{ of: string | null }>()(() => ({ of: null }));

/** False for a moment in a browser that is new to the person who is signed in: it would be in another language, or too bright. */
export function usePreferencesKnown(): boolean {
  const userId = useSession((session) => session.user?.id ?? null);
  const own = usePreferences((preferences) => preferences.of === userId);
  const asked = useAsked(({ of }) => of === userId);
  return own || asked;
}

/** Once, before the first picture. */
export function followPreferences(): void {
  followOtherTabs();
  usePreferences.subscribe((now, before) => {
    if (now.language !== before.language) void show(now.language);
    // Of several tabs, the one in which it was chosen.
    if (now.unsaved !== before.unsaved && document.visibilityState === 'visible') void saveChoices();
  });
  useSession.subscribe((now, before) => {
    if (now.user?.id === before.user?.id) return;
    if (now.user) void takeChoices(now.user.id);
    // What could not be saved is no choice of whoever comes next.
    else usePreferences.setState({ unsaved: [] });
  });
  const { user } = useSession.getState();
  if (user) void takeChoices(user.id);
}

/** Chosen in another tab, its words may not be here yet. */
async function show(language: Language): Promise<void> {
  try {
    await changeLanguage(language);
  } catch (error) {
    // The words that are here stay.
    logFailure('words', error);
  }
}

async function takeChoices(userId: string): Promise<void> {
  const patience = setTimeout(() => useAsked.setState({ of: userId }), PATIENCE);
  try {
    const { data } = await queryClient.fetchQuery(requestOptions(FIRST.getPreferences, {}));
    const kept = data[0]?.preference ?? {};
    const { language } = choicesOf(userId, kept);
    if (language) await prepareWords(language);
    if (useSession.getState().user?.id !== userId) return;
    usePreferences.setState({ of: userId, ...choicesOf(userId, kept) });
    await saveChoices();
  } catch {
    // A call is in the console already. What is here stays.
  } finally {
    clearTimeout(patience);
    useAsked.setState({ of: userId });
  }
}

/** What is to be shown to them, as far as nothing was chosen here that is not kept yet. */
function choicesOf(userId: string, kept: Partial<Preference>): Partial<Choices> {
  const { language, theme } = kept;
  const { unsaved, of, ...here } = usePreferences.getState();
  // What somebody else chose in this browser is no choice of theirs.
  const before = of === userId || of === null ? here : UNCHOSEN;
  return {
    ...(!unsaved.includes('language') && { language: language ?? before.language }),
    ...(!unsaved.includes('mode') && { mode: theme ?? before.mode }),
    // Nothing that was told becomes untold.
    told: TOLD_ONCE.filter((one) => before.told.includes(one) || kept[toldField(one)] === true),
  };
}

let saving = false;

/** One at a time, so that the last choice is the last that is saved. */
async function saveChoices(): Promise<void> {
  const { of, unsaved } = usePreferences.getState();
  const userId = useSession.getState().user?.id;
  if (saving || unsaved.length === 0 || userId === undefined) return;
  // It is not known what the account keeps: being asked just now, or it could not be.
  if (of !== userId) return takeChoices(userId);
  saving = true;
  try {
    const { language, mode, told } = usePreferences.getState();
    const saved: Choices = { language, mode, told };
    await request(FIRST.savePreferences, {
      ...(unsaved.includes('language') && { language }),
      ...(unsaved.includes('mode') && { theme: mode }),
      ...(unsaved.includes('told') && Object.fromEntries(told.map((one) => [toldField(one), true]))),
    });
    usePreferences.setState((now) => ({
      unsaved: now.unsaved.filter((choice) => !unsaved.includes(choice) || now[choice] !== saved[choice]),
    }));
  } catch {
    // It stays unsaved: the next choice, or the next time the page opens, tries again.
    return;
  } finally {
    saving = false;
  }
  await saveChoices();
}
