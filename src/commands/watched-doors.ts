/** The doors to the outside, with each question an act. Whom they ask, and what, stands in no label. */
import type { WebFetch } from '../outside/connectors/web-fetch.ts';
import type { LanguageModel } from '../outside/language-model/language-model.ts';
import type { LibreTranslate } from '../outside/libretranslate/libretranslate.ts';
import type { MailSender } from '../outside/mail/mail-sender.ts';
import type { Watch } from '../watch.ts';

const act = (door: string) => ({ kind: 'outside', labels: { door } }) as const;

export function watchedFetch(fetchWeb: WebFetch, watch: Watch): WebFetch {
  return (request) => watch.during(act('web'), () => fetchWeb(request));
}

export function watchedModel(model: LanguageModel | null, watch: Watch): LanguageModel | null {
  return model && { ...model, answer: (...given) => watch.during(act('language-model'), () => model.answer(...given)) };
}

export function watchedTranslator(translator: LibreTranslate | null, watch: Watch): LibreTranslate | null {
  if (!translator) return null;
  return {
    ...translator,
    languages: (...given) => watch.during(act('libretranslate'), () => translator.languages(...given)),
    translate: (...given) => watch.during(act('libretranslate'), () => translator.translate(...given)),
  };
}

export function watchedMail(mail: MailSender, watch: Watch): MailSender {
  const send: MailSender['send'] = (message) =>
    watch.during(
      act('mail'),
      () => mail.send(message),
      ({ kind }) => kind !== 'sent',
    );
  return { ...mail, send };
}
