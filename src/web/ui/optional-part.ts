/** A part that a page can do without, a chunk of its own: where it cannot be loaded, the page is there without it. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { logFailure } from '../lib/log-failure.ts';

export function optionalPart<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      logFailure('part of the page', error);
      return { default: () => null };
    }
  });
}
