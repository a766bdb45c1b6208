/** The contract's rule for a topic's name alone; the form's whole check needs the tokeniser and its dictionaries. */
import { MESSAGE_KEYS, type MessageKey } from '../../../contract/errors.ts';
import { topicInput } from '../../../contract/topics.ts';

export function checkName(name: string): MessageKey | null {
  const parsed = topicInput.shape.name.safeParse(name);
  if (parsed.success) return null;
  return MESSAGE_KEYS.find((key) => key === parsed.error.issues[0]?.message) ?? 'malformed';
}
