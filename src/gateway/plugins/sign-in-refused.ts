/** The provider vouches for somebody who may not enter here all the same; the code of the login catalogue says why. */
import type { LoginErrorCode } from '../../contract/errors.ts';

export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';

  constructor(readonly code: Extract<LoginErrorCode, 'EMAIL_UNVERIFIED' | 'USER_NOT_EXISTED' | 'CANNOT_VALIDATE_CREDENTIALS'>) {
    super(`sign-in refused: ${code}`);
  }
}
