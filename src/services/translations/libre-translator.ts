/** A LibreTranslate server that translates: by its own codes, and with Chinese written the way that it knows. */
import { inScript } from '../../engine/translation/convert-chinese.ts';
import { translateTexts } from '../../engine/translation/translate-texts.ts';
import { type LibreTranslate, LibreTranslateError } from '../../outside/libretranslate/libretranslate.ts';
import { routeOf } from '../../outside/libretranslate/route.ts';
import { ServiceError } from '../errors.ts';
import { refusedTranslation, type Translator, UnknownLanguage } from './translator.ts';

export const LIBRETRANSLATE_SETTING = 'LIBRETRANSLATE_URL';
const KEY_SETTING = 'LIBRETRANSLATE_API_KEY';

export function createLibreTranslator(server: LibreTranslate): Translator {
  return {
    kind: 'libretranslate',
    model: null,
    provider: 'libretranslate/1',
    async translate(task, { gone, inTime }) {
      const signal = AbortSignal.any([gone, inTime]);
      const { source, target } = task;
      const route = await said(() => server.languages(signal)).then((known) => routeOf(known, source, target));
      if (!route) throw unknownLanguage(server.host, source, target);
      const ask = async (lines: readonly string[]) => {
        const { given: way } = route;
        const given = way === null ? lines : lines.map((line) => inScript(line, way));
        return said(() => server.translate(given, route, signal));
      };
      const done = await translateTexts(task, { hides: true, ask });
      if ('trouble' in done) throw refusedTranslation(server.host, done.trouble);
      return { ...done.texts, written: route.written };
    },
  };
}

function unknownLanguage(host: string, source: string | null, target: string): UnknownLanguage {
  const message = `${host} does not translate from ${source ?? 'whatever it may be'} into ${target}`;
  return new UnknownLanguage(message, [LIBRETRANSLATE_SETTING]);
}

/** In the words of services. */
async function said<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof LibreTranslateError)) throw error;
    const { failure, message } = error;
    if (failure === 'refused') throw new ServiceError('not_configured', message, { configure: [KEY_SETTING] });
    const until = error.until?.toISOString();
    throw new ServiceError(failure === 'busy' ? 'rate_limited' : 'upstream', message, until === undefined ? {} : { until });
  }
}
