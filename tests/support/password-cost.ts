/** In the place of src/services/accounts/password-cost.ts, where tests sign in by the hundred and are about something else. */
export const PASSWORD_COST = { N: 2 ** 8, r: 8, p: 1 };
