/** OWASP Password Storage Cheat Sheet: the first of the parameters it names for scrypt; half a second and 128 MB. */
export const PASSWORD_COST = { N: 2 ** 17, r: 8, p: 1 };
