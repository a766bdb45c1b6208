/** What is wrong with what was typed, before it is sent: the word of it, or null. The server asks the same. */
import { emailAddress, isSamePassword } from '../../../contract/account-pages.ts';
import { LIMITS } from '../../../contract/limits.ts';

export type EmailProblem = 'emailRequired' | 'incorrectEmail';

export function emailProblem(email: string): EmailProblem | null {
  if (email.trim() === '') return 'emailRequired';
  return emailAddress.safeParse(email).success ? null : 'incorrectEmail';
}

export type NewPasswordProblem =
  | 'passwordTooShort'
  | 'passwordTooLong'
  | 'passwordUnchanged'
  | 'confirmRequired'
  | 'passwordsDiffer';

/** `current`: the present one, where it is known. */
export function newPasswordProblem(password: string, again: string, current = ''): NewPasswordProblem | null {
  if (password.length < LIMITS.passwordLength) return 'passwordTooShort';
  if (password.length > LIMITS.longestPassword) return 'passwordTooLong';
  if (isSamePassword(password, current)) return 'passwordUnchanged';
  if (again === '') return 'confirmRequired';
  return password === again ? null : 'passwordsDiffer';
}

/** The name of the field that it is about. */
export function fieldOf(problem: NewPasswordProblem): 'new-password' | 'confirm-password' {
  return problem === 'confirmRequired' || problem === 'passwordsDiffer' ? 'confirm-password' : 'new-password';
}
