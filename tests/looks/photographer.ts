/** Goes through the pages in one browser, as one person, and takes a picture of each in both modes and widths. */
import { appendFileSync, mkdirSync } from 'node:fs';
import { type Browser, expect, type Page, type Request } from '@playwright/test';
import { violationsOn } from '../journeys/support/accessibility.ts';
import { openBuiltPage } from '../journeys/support/built-page.ts';
import type { PageRow, Places } from '../journeys/support/page-row.ts';
import { fillSignIn } from '../journeys/support/sign-in.ts';
import { type Say, words } from '../journeys/support/words.ts';
import { NOW } from './content.ts';
import { emailOf, type Look, MODES, type Mode, PASSWORD, WIDTHS, type Width } from './people.ts';
import { callsOf, settled } from './settled.ts';
import { chosen, turn } from './turn.ts';

export interface Picture {
  /** Of its row. */
  name: string;
  mode: Mode;
  width: Width;
  path: string;
  /** In pixels of the page. */
  size: { width: number; height: number };
}

interface Asked {
  home: string;
  /** Where pictures go. */
  folder: string;
  look: Look;
  as: PageRow['as'];
  places: Places;
}

/** Of a page that is longer, what is further down is like what is above. */
const MOST_HIGH = 2000;

export class Photographer {
  readonly #page: Page;
  readonly #asked: Asked;
  readonly #say: Say;
  readonly #calls: ReadonlySet<Request>;

  private constructor(page: Page, asked: Asked) {
    this.#page = page;
    this.#asked = asked;
    this.#say = words(asked.look.language);
    this.#calls = callsOf(page);
  }

  static async open(browser: Browser, asked: Asked): Promise<Photographer> {
    const { look, as, home } = asked;
    const context = await browser.newContext({ viewport: WIDTHS.wide, storageState: chosen(home, look.language) });
    await context.clock.setFixedTime(NOW);
    if (look.variant === 'second') await openBuiltPage(context, home, 'web-second');
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    const say = words(look.language);
    await page.goto('/login');
    await expect(page.getByLabel(say('session:email'))).toBeVisible();
    if (as !== 'nobody') {
      await fillSignIn(page, { language: look.language, email: emailOf(as, look), password: PASSWORD });
      await expect(page.getByRole('navigation', { name: say('app:mainMenu') })).toBeVisible();
    }
    return new Photographer(page, asked);
  }

  async lookAt(row: PageRow): Promise<{ pictures: Picture[]; wrong: string[] }> {
    const pictures: Picture[] = [];
    const wrong: string[] = [];
    try {
      for (const [place, width] of widthsOf(row).entries()) {
        await this.#page.setViewportSize(WIDTHS[width]);
        if (place === 0 || row.opensAgain) await this.#arrive(row);
        await expect(row.shows(this.#page, this.#say).first(), row.name).toBeVisible();
        for (const mode of MODES) {
          await turn(this.#page, mode);
          await settled(this.#page, this.#calls);
          pictures.push(await this.#picture(row, mode, width));
          // The colours of the narrow page are those of the wide one.
          if (width === 'narrow' && mode === 'light' && row.width === undefined) continue;
          const found = await violationsOn(this.#page, row);
          wrong.push(...found.map((line) => `${row.name}, ${mode}, ${width}: ${line}`));
        }
        await turn(this.#page, 'light');
      }
    } catch (error) {
      wrong.push(`${row.name}: ${String(error).split('\n').slice(0, 8).join(' ')}`);
      await this.#page.goto('about:blank');
    }
    this.#note(wrong);
    return { pictures, wrong };
  }

  async #arrive({ path, open }: PageRow): Promise<void> {
    await this.#page.goto(typeof path === 'string' ? path : path(this.#asked.places));
    await this.#use();
    await open?.(this.#page, this.#say);
    await this.#use();
  }

  /** What is out of sight is drawn for whoever uses the page; what only the pointer over it shows would come and go. */
  async #use(): Promise<void> {
    await this.#page.mouse.move(1, 1);
    await this.#page.mouse.move(0, 0);
  }

  async #picture({ name }: PageRow, mode: Mode, width: Width): Promise<Picture> {
    const { folder, look } = this.#asked;
    const path = `${folder}/pictures/${look.variant}/${look.language}/${mode}/${width}/${name}.jpg`;
    const whole = Number(await this.#page.evaluate('document.documentElement.scrollHeight'));
    // What lies over the page lies over as much of it as the window shows; a window made longer places a dropped-down menu anew, which can cost it the focus.
    const fullPage = (await this.#page.locator('[role="dialog"][aria-modal="true"], [role="menu"]').count()) === 0;
    const size = { width: WIDTHS[width].width, height: fullPage ? Math.min(MOST_HIGH, whole) : WIDTHS[width].height };
    const clip = { x: 0, y: 0, ...size };
    await this.#page.screenshot({ path, clip, type: 'jpeg', quality: 90, fullPage, animations: 'disabled', caret: 'hide' });
    return { name, mode, width, path, size };
  }

  /** For whoever does not want to wait for the end. */
  #note(wrong: readonly string[]): void {
    const { folder, look } = this.#asked;
    mkdirSync(folder, { recursive: true });
    for (const line of wrong) appendFileSync(`${folder}/found.txt`, `${look.variant}, ${look.language}, ${line}\n`);
  }

  close(): Promise<void> {
    return this.#page.context().close();
  }
}

function widthsOf({ width }: PageRow): Width[] {
  return width ? [width] : ['wide', 'narrow'];
}
