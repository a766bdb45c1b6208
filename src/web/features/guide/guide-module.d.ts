/** A page of the guide, as the build makes it of its Markdown. */
declare module '*.md' {
  import type { GuidePage } from './guide-blocks.ts';

  export const page: GuidePage;
}
