/** A new password, twice. */
import { LIMITS } from '../../../../contract/limits.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { fieldOf, type NewPasswordProblem } from '../account-fields.ts';
import { PasswordField } from './password-field.tsx';

export interface NewPasswordFieldsProps {
  label: string;
  password: string;
  again: string;
  problem: NewPasswordProblem | null;
  autoFocus?: boolean;
  onChange: (change: { password?: string; again?: string }) => void;
}

export function NewPasswordFields({ label, password, again, problem, autoFocus = false, onChange }: NewPasswordFieldsProps) {
  const { t } = useTranslation('session');
  const words = problem && t(`wrong.${problem}`, { min: LIMITS.passwordLength, max: LIMITS.longestPassword });
  const ofFirst = problem !== null && fieldOf(problem) === 'new-password';
  return (
    <>
      <PasswordField
        name="new-password"
        label={label}
        description={ofFirst ? null : t('wrong.passwordTooShort', { min: LIMITS.passwordLength })}
        autoComplete="new-password"
        autoFocus={autoFocus}
        value={password}
        onChange={(value) => onChange({ password: value })}
        error={ofFirst ? words : null}
      />
      <PasswordField
        name="confirm-password"
        label={t('confirmPassword')}
        autoComplete="new-password"
        value={again}
        onChange={(value) => onChange({ again: value })}
        error={ofFirst ? null : words}
      />
    </>
  );
}
