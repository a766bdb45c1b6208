/** The account functions: name → verb. */
import { getUserExpired } from '../../services/accounts/get-user-expired.ts';
import type { FunctionHandlers } from './handlers.ts';

export const accountFunctions: FunctionHandlers<'get_user_expired'> = {
  get_user_expired: getUserExpired,
};
