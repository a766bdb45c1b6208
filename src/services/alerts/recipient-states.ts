/** Whether addresses are told, or how it stands with asking them: users of the organisation are, and who has said yes. */
import type { RecipientState } from '../../contract/alerts.ts';
import type { Postgres } from '../../stores/postgres/client.ts';
import { consenting } from '../../stores/postgres/mail-consents.ts';
import { openQuestions } from '../../stores/postgres/mail-questions.ts';

/** Those that are not in it were never asked. */
export async function recipientStates(
  postgres: Postgres,
  organisationId: number,
  emails: readonly string[],
): Promise<Map<string, RecipientState>> {
  const told = await consenting(postgres, organisationId, emails);
  const others = emails.filter((email) => !told.has(email));
  const states = new Map<string, RecipientState>(await openQuestions(postgres, organisationId, others));
  for (const email of told) states.set(email, 'confirmed');
  return states;
}
