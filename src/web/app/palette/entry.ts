/** One thing that the palette leads to or does. */
import type { Icon } from '@tabler/icons-react';
import type { Ranked } from './rank-entries.ts';

export interface Entry extends Ranked {
  /** Its own among all. */
  key: string;
  kind: 'page' | 'topic' | 'tab' | 'alert' | 'view' | 'act';
  /** Under which heading it stands while nothing is typed; left out of what is shown only when it is looked for. */
  group?: 'here' | 'topic' | 'pages' | 'acts';
  icon: Icon;
  /** The shortcut that does the same. */
  keys?: string | undefined;
  /** Of a name in another language than the page's. */
  lang?: string;
  /** Without: an address that a new tab can open. */
  run?: () => void;
  href?: string;
}
