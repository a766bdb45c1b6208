/** A LibreTranslate server that translates: by its own codes, and with Chinese written the way that it knows. */
import { type ChineseScript, chineseScript } from '../../engine/translation/chinese-script.ts';
import { convertChinese } from '../../engine/translation/convert-chinese.ts';
import { translateTexts } from '../../engine/translation/translate-texts.ts';
import { type LibreTranslate, LibreTranslateError } from '../../outside/libretranslate/libretranslate.ts';
import { routeOf } from '../../outside/libretranslate/route.ts';
import { ServiceError } from '../errors.ts';
import { refusedTranslation, type Translator } from './translator.ts';

const CONFIGURE = 'LIBRETRANSLATE_URL';

export function createLibreTranslator(server: LibreTranslate): Translator {
  return {
    kind: 'libretranslate',
    model: null,
    provider: 'libretranslate/1',
    async translate(task, { signal }) {
      const { source, target } = task;
      const route = await said(() => server.languages(signal)).then((known) => routeOf(known, source, target));
      if (!route) throw unknownLanguage(server.host, source, target);
      const ask = async (lines: readonly string[]) => {
        const given = lines.map((line) => inWay(line, route.given));
        return said(() => server.translate(given, route, signal));
      };
      const done = await translateTexts(task, { hides: true, ask });
      if ('trouble' in done) throw refusedTranslation(server.host, done.trouble);
      const isOther = target !== 'en' && route.written !== null && route.written !== target;
      if (!isOther) return { texts: done.texts, converted: false };
      const { title, content } = done.texts;
      return { texts: { title: convertChinese(title, target), content: convertChinese(content, target) }, converted: true };
    },
  };
}

function inWay(text: string, way: ChineseScript | null): string {
  const script = chineseScript(text);
  return way === null || script === null || script === way ? text : convertChinese(text, way);
}

function unknownLanguage(host: string, source: string | null, target: string): ServiceError {
  const message = `${host} does not translate from ${source ?? 'whatever it may be'} into ${target}`;
  return new ServiceError('not_configured', message, { configure: [CONFIGURE] });
}

/** In the words of services. */
async function said<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof LibreTranslateError)) throw error;
    const until = error.until?.toISOString();
    throw new ServiceError(
      error.failure === 'busy' ? 'rate_limited' : 'upstream',
      error.message,
      until === undefined ? {} : { until },
    );
  }
}
