/** A link that looks like a button: for going somewhere, as a button is for doing something. */
import { Button } from '@mantine/core';
import { createLink } from '@tanstack/react-router';

export const ButtonLink = createLink(Button<'a'>);
