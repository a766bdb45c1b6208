/** Pictures made smaller, put on sheets and read back, by the browser itself: in a page of its own that is handed files. */
import { type Browser, expect, type Page } from '@playwright/test';
import type { Thumbnail } from './compare.ts';
import type { Layout, Place } from './layout.ts';

const HOME = 'http://looks.test';

/** What can be drawn, by the name of its place. */
export type Files = ReadonlyMap<string, string | Buffer>;

export interface Paper {
  /** Of 1. */
  quality: number;
  /** Under the pictures and their names; without them nothing is written. */
  names?: { size: number };
}

export class Composer {
  readonly #page: Page;
  #files: Files = new Map();

  private constructor(page: Page) {
    this.#page = page;
  }

  static async open(browser: Browser): Promise<Composer> {
    const composer = new Composer(await browser.newPage());
    await composer.#page.route(`${HOME}/**`, async (route) => {
      const file = composer.#files.get(decodeURIComponent(new URL(route.request().url()).pathname.slice(1)));
      if (file === undefined) await route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
      else await route.fulfill(typeof file === 'string' ? { path: file } : { body: file, contentType: 'image/jpeg' });
    });
    await composer.#page.goto(HOME);
    return composer;
  }

  /** All places are filled from files of their names, from the top of each. */
  async compose({ width, height, places }: Layout, files: Files, paper: Paper): Promise<Buffer> {
    this.#files = files;
    const answer = await this.#page.evaluate(`(async () => {
      const { width, height, places, paper } = ${JSON.stringify({ width, height, places, paper })};
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d');
      context.fillStyle = '#77808c';
      context.fillRect(0, 0, width, height);
      context.imageSmoothingQuality = 'high';
      for (const place of places) {
        const answer = await fetch('/' + encodeURIComponent(place.name));
        const picture = await createImageBitmap(await answer.blob());
        const seen = Math.min(picture.height, (place.height * picture.width) / place.width);
        context.drawImage(picture, 0, 0, picture.width, seen, place.left, place.top, place.width, place.height);
        picture.close();
        if (!paper.names) continue;
        context.fillStyle = '#ffffff';
        context.font = paper.names.size + 'px sans-serif';
        context.fillText(place.name, place.left + 4, place.top - 6, place.width - 4);
      }
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: paper.quality });
      const reader = new FileReader();
      reader.readAsDataURL(blob);
      await new Promise((resolve) => (reader.onload = resolve));
      return reader.result.slice(reader.result.indexOf(',') + 1);
    })()`);
    expect(answer).toEqual(expect.any(String));
    return Buffer.from(String(answer), 'base64');
  }

  /** What a sheet holds at these places. */
  async read(sheet: Buffer, places: readonly Place[]): Promise<Map<string, Thumbnail>> {
    this.#files = new Map([['sheet', sheet]]);
    const answer = await this.#page.evaluate(`(async () => {
      const picture = await createImageBitmap(await (await fetch('/sheet')).blob());
      const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d', { willReadFrequently: true });
      context.drawImage(picture, 0, 0);
      return ${JSON.stringify(places)}.map(({ left, top, width, height }) => {
        const { data } = context.getImageData(left, top, width, height);
        let text = '';
        for (let at = 0; at < data.length; at += 32768) text += String.fromCharCode(...data.subarray(at, at + 32768));
        return btoa(text);
      });
    })()`);
    const texts = answer as string[];
    return new Map(
      places.map(({ name, width, height }, at) => [name, { width, height, pixels: Buffer.from(texts[at] ?? '', 'base64') }]),
    );
  }

  close(): Promise<void> {
    return this.#page.close();
  }
}
