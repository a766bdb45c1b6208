/** A link that looks like a button: for going somewhere, as a button is for doing something. */
import { Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';

type AnchorProps = ButtonProps & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps>;

// Without `component` Mantine renders a <button>: no address to copy, no new tab, and not a link to a screen reader.
function AnchorButton({ ref, ...props }: AnchorProps & { ref?: Ref<HTMLAnchorElement> }) {
  return <Button component="a" ref={ref} {...props} />;
}

export const ButtonLink = createLink(AnchorButton);
