/** One call of the account pages: whether it is under way, and why it did nothing, in words. */
import { useState } from 'react';
import type { LoginErrorCode } from '../../../contract/errors.ts';
import { useTranslation } from '../../i18n/shown-words.ts';
import { type AccountRefusal, accountRefusal } from './account-refusal.ts';
import { useTooManyWords } from './use-too-many-words.ts';

export interface AccountCall {
  busy: boolean;
  refusal: string | null;
  /** True when it was done. */
  run(work: () => Promise<unknown>): Promise<boolean>;
}

/** `said`: words for codes that mean something of their own where it is called. */
export function useAccountCall(said: Partial<Record<LoginErrorCode, string>> = {}): AccountCall {
  const words = useRefusalWords(said);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<AccountRefusal | null>(null);

  async function run(work: () => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    setRefusal(null);
    try {
      await work();
      return true;
    } catch (error) {
      setRefusal(accountRefusal(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { busy, refusal: refusal && words(refusal), run };
}

export function useRefusalWords(said: Partial<Record<LoginErrorCode, string>> = {}): (why: AccountRefusal) => string {
  const { t } = useTranslation(['session', 'errors']);
  const tooMany = useTooManyWords();

  function words(why: AccountRefusal): string {
    if (why.kind === 'unreachable') return t('session:unreachable');
    if (why.kind === 'incorrect') return t('session:incorrectInformation');
    if (why.kind === 'code') return said[why.code] ?? t(`errors:login.${why.code}`);
    return tooMany(why.seconds);
  }

  return words;
}
