/** Pages of the web to which links in mails lead; what stands behind # never leaves the browser. */
export const ACCOUNT_PAGES = {
  register: '/register',
  forgot: '/forgotpassword',
  confirm: '/users/confirm',
  reset: '/users/reset',
} as const;
