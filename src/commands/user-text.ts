/** What the commands about users say to a person. */
import type { ChangedUser, RemovedUser } from '../contract/operator-accounts.ts';
import { onOneLine } from '../contract/text.ts';

export function userAddedText({ change, user }: ChangedUser): string {
  return onOneLine(
    change === 'added'
      ? `Added ${user.email} to the organisation ${user.organisation}.`
      : `${user.email} is there already${user.disabled ? ', disabled' : ''}; nothing is changed.`,
  );
}

export function setText({ fields, user }: ChangedUser): string {
  if (fields.length === 0) return onOneLine(`${user.email} is so already; nothing is changed.`);
  const said = fields.map((field) => {
    if (field === 'name') return `is called ${user.name}`;
    if (field === 'password') return 'has another password and is signed out everywhere';
    return user.disabled ? 'may not sign in any more and is signed out' : 'may sign in again';
  });
  return onOneLine(`${user.email} ${said.join(', and ')}.`);
}

export function removedText({ user, views, sharedViews, alerts }: RemovedUser, email: string): string {
  if (!user) return onOneLine(`There is no user ${email.trim()}; nothing is changed.`);
  const lines = [`Removed ${user.email} from the organisation ${user.organisation}. What they made for it stays.`];
  if (views > 0) lines.push(`Saved views that went with them: ${views}, of which colleagues could open ${sharedViews}.`);
  if (alerts > 0) lines.push(`Alerts that name the address still: ${alerts}. It gets none of them before it agrees to that.`);
  return lines.map(onOneLine).join('\n');
}
