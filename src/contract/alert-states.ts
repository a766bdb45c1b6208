/** `firing`: the condition was met in the last window. `no-data`: what is measured does not arrive. */
export const ALERT_STATES = ['normal', 'firing', 'no-data', 'error'] as const;
