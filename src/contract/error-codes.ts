/** The codes by which failures are named, and the status of each. */

export const ERROR_STATUS = {
  unauthenticated: 401,
  /** The token counts, and the device that brings it was signed out. */
  signed_out: 401,
  forbidden: 403,
  not_found: 404,
  invalid: 400,
  unknown_function: 404,
  wrong_arguments: 400,
  conflict: 409,
  limit_reached: 403,
  not_ready: 409,
  not_configured: 501,
  rate_limited: 429,
  upstream: 502,
  too_large: 413,
  /** A store does not answer: the same may work a moment later. */
  unavailable: 503,
  internal: 500,
} as const;

/** The catalogue of sign-ins that fail. */
export const LOGIN_ERROR_CODES = [
  'UNKNOWN',
  'EMAIL_EXISTED',
  'EMAIL_NOT_EXISTED',
  'EMAIL_UNVERIFIED',
  'PASSWORD_INCORRECT',
  'TOKEN_EXPIRED',
  'CANNOT_VALIDATE_CREDENTIALS',
  'USER_NOT_EXISTED',
  'USER_REGISTRATION_NOT_ALLOWED',
] as const;
