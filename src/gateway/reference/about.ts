/** What the document says before its calls. */
export const ABOUT = `Everything that the page does, a program can do too.

**Who calls** is said by \`Authorization: Bearer TOKEN\`. A program brings a personal access token (\`earshot_pat_…\`), which a person makes under “Access tokens” in the menu of their account. It acts as that person, as far as its scopes go: \`read\` changes nothing, \`ask\` has others asked, which may cost, \`write\` changes something; none holds another. Each call says which one it needs, and whoever lacks it is told so (403, \`scope\`).

**Signing in** is for people: \`POST /auth/login\`, or the OpenID provider that \`GET /client-settings\` names, gives a token for some minutes. Some calls, as of passwords, devices and tokens, take no other.

**Answers.** One thing is \`{"data": {…}}\`, a list \`{"data": […]}\`. Fields may be added to answers in time.

**Pages.** Long lists take \`skip\` and \`limit\`, and answer \`count\`, how many there are, and \`next\`: what to skip for the next page. On the last page there is no \`next\`.

**Failures** are \`{"error": {"code", "message", …}}\`: rely on the code, and show nobody the message. Calls of signing in answer \`{"detail": CODE}\` instead.

**Once.** A call of a person that changes something may bring \`Idempotency-Key\`, a text of your own for this change alone. Sent again with the same key within a day, it is not done again, but answered as the first time, with \`idempotency-replayed: true\`. What was refused or has failed may be tried again by the same key.

**Limits.** Calls are counted by address, and costly ones by person; whoever asks too often is told in \`Retry-After\` when to come again. Every answer has an \`x-request-id\`.

**Webhooks.** Alerts tell programs without being asked: what is sent, and how it is signed, stands under “Webhooks” at the end.`;
