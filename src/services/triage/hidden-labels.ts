/** What people know a hidden thing by. It is kept with it: the list of what is hidden needs no post. */
import type { HiddenKind } from '../../contract/hidden.ts';
import { authorsOf } from '../../stores/clickhouse/queries/authors-of.ts';
import { themedTexts } from '../../stores/clickhouse/queries/themed-texts.ts';
import type { Environment } from '../environment.ts';

/** Characters of a post. */
const SHOWN = 120;

/** `newest`: by key, a post of it. */
export async function hiddenLabels(
  { clickhouse }: Environment,
  kind: HiddenKind,
  newest: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const posts = [...newest.values()];
  switch (kind) {
    case 'site':
      return new Map([...newest.keys()].map((key) => [key, key]));
    case 'author': {
      const authors = await authorsOf(clickhouse, posts);
      return new Map([...newest].map(([key, post]) => [key, authors.get(post)?.name ?? key]));
    }
    case 'post': {
      const texts = await themedTexts(clickhouse, posts);
      return new Map([...newest].map(([key, post]) => [key, beginning(texts.get(post))]));
    }
  }
}

function beginning(text: { title: string; content: string } | undefined): string {
  const whole = (text?.title || text?.content || '').replace(/\s+/gu, ' ').trim();
  const characters = [...whole];
  return characters.length > SHOWN ? `${characters.slice(0, SHOWN).join('')}…` : whole;
}
