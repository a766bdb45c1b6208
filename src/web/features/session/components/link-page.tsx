/** The frame of a page to which a link in a mail leads: each link begins it anew, and accounts of another provider are that one's matter. */
import { Fragment, type ReactNode } from 'react';
import { useLinkToken } from '../use-link-token.ts';
import { OutsidePage } from './outside-page.tsx';
import { SettledPage } from './settled-page.tsx';

export function LinkPage({ title, children }: { title: string; children: (token: string) => ReactNode }) {
  const token = useLinkToken();
  return (
    <SettledPage title={title}>
      {(settings) =>
        settings.embedded ? <Fragment key={token}>{children(token)}</Fragment> : <OutsidePage settings={settings} title={title} />
      }
    </SettledPage>
  );
}
