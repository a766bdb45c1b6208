/** In which language a person reads, where nobody asks them just now. */
import { type AccountLanguage, accountLanguage } from '../../contract/account-pages.ts';

/** Of what they have chosen; English unless they have. */
export function languageOf(preference: Readonly<Record<string, unknown>>): AccountLanguage {
  return accountLanguage.catch('en').parse(preference['language']);
}
