/** A link that looks like a button: for going somewhere, as a button is for doing something. */
import { Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/** Without `component` Mantine draws a `<button href>`, which neither opens in a new tab nor is announced as a link. */
function AnchorButton(props: ButtonProps & Omit<ComponentProps<'a'>, keyof ButtonProps>) {
  return <Button component="a" {...props} />;
}

export const ButtonLink = createLink(AnchorButton);
