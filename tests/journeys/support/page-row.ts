/** What a row of the table of pages says. */
import type { Locator, Page } from '@playwright/test';
import type { Say } from './words.ts';

/** What a row needs to know of the content that is looked at. */
export interface Places {
  /** Oldest first: those of the demo content. */
  topics: readonly string[];
  alert: string;
}

export interface PageRow {
  /** Of the picture, and unique. */
  name: string;
  /** The route of src/web/app/routes.ts that it shows. */
  route: string;
  /** Nobody has signed in; somebody of an organisation without content; somebody of one that has it. */
  as: 'nobody' | 'newcomer' | 'member';
  path: string | ((places: Places) => string);
  /** What somebody does there before it is as it is meant. */
  open?: (page: Page, say: Say) => Promise<void>;
  /** What is there as soon as it is. */
  shows: (page: Page, say: Say) => Locator;
  /** Of a frame that runs no script, at which axe does not look. */
  except?: string;
  /** Of one width only. */
  width?: 'wide' | 'narrow';
  /** What is opened there does not outlive another width: it is opened anew. */
  opensAgain?: true;
}

export function title(key: string): PageRow['shows'] {
  return (page, say) => page.getByRole('heading', { level: 1, name: say(key), exact: true });
}

export function heading(key: string): PageRow['shows'] {
  return (page, say) =>
    page
      .getByRole('main')
      .getByRole('heading', { name: say(key), exact: true })
      .first();
}

export function press(key: string): NonNullable<PageRow['open']> {
  return (page, say) =>
    page
      .getByRole('button', { name: say(key), exact: true })
      .first()
      .click();
}
