/** How far the search of stored posts for a topic is, as soon as there is something to say of it. */
import type { Topic } from '../../contract/topics.ts';
import { useFormat } from '../lib/use-format.ts';

export function SearchShare({ searched }: Pick<Topic, 'searched'>) {
  const format = useFormat();
  return searched ? <span>{format.percent(searched * 100)}</span> : null;
}
