/** A line of text of the guide. */
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import type { Inline } from '../guide-blocks.ts';
import { CONTENTS } from '../load-page.ts';
import styles from './words.module.css';

export function Words({ of }: { of: readonly Inline[] }) {
  return of.map((inline, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells one word from another
    <Fragment key={at}>
      <Shown inline={inline} />
    </Fragment>
  ));
}

function Shown({ inline }: { inline: Inline }) {
  if (typeof inline === 'string') return inline;
  if ('strong' in inline) {
    return (
      <strong>
        <Words of={inline.strong} />
      </strong>
    );
  }
  if ('em' in inline) {
    return (
      <em>
        <Words of={inline.em} />
      </em>
    );
  }
  if ('code' in inline) return <code className={styles['code']}>{inline.code}</code>;
  if ('href' in inline) {
    return (
      <a href={inline.href} rel="noreferrer">
        <Words of={inline.text} />
      </a>
    );
  }
  const { page, hash, text } = inline;
  const where = page === CONTENTS ? ({ to: '/guide' } as const) : ({ to: '/guide/$page', params: { page } } as const);
  return (
    <Link {...where} {...(hash !== undefined && { hash })}>
      <Words of={text} />
    </Link>
  );
}
