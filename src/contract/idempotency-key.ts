/** How the header `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header) is written. */
import { LIMITS } from './limits.ts';

/** Printable, and neither a space, a quotation mark nor a backslash: what stands between the marks of a string of a header, if it has them. */
export const IDEMPOTENCY_KEY = new RegExp(`^("?)([\\x21\\x23-\\x5b\\x5d-\\x7e]{1,${LIMITS.idempotencyKeyLength}})\\1$`);
