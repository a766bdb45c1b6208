/** What to hide of some posts in this topic: the posts, all of their authors, all of their sites. */
import { Menu } from '@mantine/core';
import { IconEyeOff, IconUserOff, IconWorldOff } from '@tabler/icons-react';
import { HIDDEN_KINDS, type HiddenKind } from '../../../../contract/hidden.ts';
import type { Post } from '../../../../contract/posts.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { usePlanReason } from '../../../lib/plan.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { IN_MAIN } from '../../../ui/in-main.ts';
import { type Holdable, InPlan } from '../../../ui/in-plan.tsx';
import { hiddenKeys } from '../triaged-list.ts';
import { useHidePosts } from '../use-hide-posts.ts';

const ICONS = { post: IconEyeOff, author: IconUserOff, site: IconWorldOff };

interface HideMenuProps {
  posts: readonly Post[];
  /** The button. */
  children: Holdable;
  onHidden?: () => void;
}

export function HideMenu({ posts, children, onHidden }: HideMenuProps) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const { hide } = useHidePosts();
  const nameOf = useNames(posts);
  const reason = usePlanReason();
  if (reason !== null) return <InPlan>{children}</InPlan>;
  return (
    <Menu position="bottom-start" withinPortal portalProps={IN_MAIN}>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown maw={320}>
        <Menu.Label>{t('hidden.title')}</Menu.Label>
        {HIDDEN_KINDS.map((kind) => {
          const keys = hiddenKeys(posts, kind);
          if (keys.length === 0) return null;
          const Icon = ICONS[kind];
          const name = nameOf(kind) ?? t(`hidden.counts.${kind}`, { count: keys.length, number: format.exact(keys.length) });
          const several = keys.length > 1;
          return (
            <Menu.Item
              key={kind}
              leftSection={<Icon size={16} aria-hidden />}
              onClick={() => {
                hide({ kind, keys, name });
                onHidden?.();
              }}
            >
              {several
                ? t(`hidden.choices.several.${kind}`, { number: format.exact(keys.length) })
                : t(`hidden.choices.one.${kind}`, { name })}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Of the only author or site; undefined where there are several. */
function useNames(posts: readonly Post[]): (kind: HiddenKind) => string | undefined {
  const { t } = useTranslation(['analysis', 'app']);
  return (kind) => {
    const post = posts.find(({ author, domain }) => (kind === 'site' ? domain : author));
    if (!post || kind === 'post' || hiddenKeys(posts, kind).length > 1) return undefined;
    if (kind === 'site') return post.domain ?? undefined;
    return t('filter.author', { name: post.author?.name, media: t(`app:mediaTypes.${post.mediaType}`) });
  };
}
