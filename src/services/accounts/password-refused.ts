/** The one refusal of whoever is known by more than a password, and has typed another: he is no less signed in, or holds a good link. */
import { ServiceError } from '../errors.ts';

export function passwordRefused(): ServiceError {
  return new ServiceError('forbidden', 'the password is another', { loginCode: 'PASSWORD_INCORRECT' });
}
