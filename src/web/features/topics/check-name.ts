/** The contract's rule for a topic's name alone; the form's whole check needs the tokeniser and its dictionaries. */
import { type MessageKey, messageKey } from '../../../contract/errors.ts';
import { topicInput } from '../../../contract/topics.ts';

export function checkName(name: string): MessageKey | null {
  const parsed = topicInput.options[0].shape.name.safeParse(name);
  return parsed.success ? null : messageKey(parsed.error.issues[0]?.message);
}
