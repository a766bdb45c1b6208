/** What the doctor asks of the outside: mail, the issuer, the language model, translation, the model of sentiment, who collects traces. Nothing is sent, and nothing is paid for. */
import { z } from 'zod';
import type { Config } from '../config.ts';
import { directFetch } from '../direct-fetch.ts';
import { countIssuerKeys } from '../outside/identity/outside-issuer.ts';
import { createLibreTranslate } from '../outside/libretranslate/libretranslate.ts';
import { trySmtp } from '../outside/mail/try-smtp.ts';
import { readModelFolder } from '../outside/sentiment/model-folder.ts';
import { trySending } from '../outside/telemetry/traces.ts';
import { timeLimit } from '../time-limit.ts';
import { type Check, error, type Finding, messageOf, ok, warning } from './doctor-findings.ts';
import { isPublic } from './doctor-machine.ts';
import { openMail } from './open-mail.ts';

/** Milliseconds. */
const LIMIT_MS = 8000;

export function outsideChecks(config: Config): Check[] {
  const { oidc, languageModel, libreTranslate, sentiment, telemetry } = config;
  return [
    { name: 'Mail', look: () => lookAtMail(config) },
    { name: 'Key of mails', look: () => lookAtMailKey(config) },
    {
      name: 'Sign-in',
      look: () => (oidc ? lookAtIssuer(oidc.issuer) : ok('the embedded provider')),
    },
    { name: 'Language model', look: () => languageModel && lookAtModel(languageModel) },
    {
      name: 'LibreTranslate',
      look: () => libreTranslate && lookAtTranslator(libreTranslate),
    },
    { name: 'Sentiment model', look: () => (sentiment?.engine === 'onnx' ? lookAtFolder(sentiment.folder) : null) },
    { name: 'Traces', look: () => telemetry.traces && lookAtCollector(telemetry.traces) },
  ];
}

async function lookAtMail({ mail: { smtpUrl }, dataDir, ...place }: Config): Promise<Finding> {
  if (!smtpUrl) {
    const says = `there is no SMTP_URL: mails become files below ${dataDir}`;
    return isPublic(place) ? warning(says, 'Set SMTP_URL and MAIL_FROM, so that alerts reach people.') : ok(says);
  }
  const { host } = new URL(smtpUrl);
  return trySmtp(smtpUrl, LIMIT_MS).then(
    () => ok(`${host} takes mail from us`),
    (failure: unknown) =>
      error(
        `${host} does not take mail from us: ${messageOf(failure)}`,
        'See that SMTP_URL has the right host, port, name and password.',
      ),
  );
}

/** As the program reads it at its start, which a wrong one ends. */
async function lookAtMailKey(config: Config): Promise<Finding | null> {
  const { smtpUrl, dkim } = config.mail;
  if (!smtpUrl || !dkim) return null;
  try {
    await (await openMail(config)).close();
  } catch (failure) {
    return error(
      `${messageOf(failure)}; the program does not start`,
      'Name a file that its user may read, with a key of RSA as PEM without a password, or leave out all three of DKIM.',
    );
  }
  return ok(`mails are signed for ${dkim.domain}, by ${dkim.selector}`);
}

async function lookAtIssuer(issuer: string): Promise<Finding> {
  const todo =
    'See that OIDC_ISSUER is the address under which /.well-known/openid-configuration is found, and is reached from here.';
  return countIssuerKeys(issuer).then(
    (keys) => (keys > 0 ? ok(`${issuer} publishes ${keys} keys`) : error(`${issuer} publishes no keys`, todo)),
    (failure: unknown) => error(messageOf(failure), todo),
  );
}

const models = z.object({ data: z.array(z.object({ id: z.string() })) });

async function lookAtModel({ baseUrl, apiKey, model }: NonNullable<Config['languageModel']>): Promise<Finding> {
  const { host } = new URL(baseUrl);
  const headers: Record<string, string> = apiKey === null ? {} : { authorization: `Bearer ${apiKey}` };
  const answer = await directFetch(`${baseUrl}/models`, { headers, signal: timeLimit(LIMIT_MS) }).catch(
    (failure: unknown) => failure,
  );
  if (!(answer instanceof Response))
    return error(
      `${host} does not answer: ${messageOf(answer)}`,
      'See that LLM_BASE_URL is right, up to and with its version, and is reached from here.',
    );
  const body: unknown = await answer.json().catch(() => null);
  if (answer.status === 401 || answer.status === 403)
    return error(`${host} refuses the key (HTTP ${answer.status})`, 'Set LLM_API_KEY to one that it takes.');
  const listed = models.safeParse(body);
  if (!answer.ok || !listed.success)
    return warning(
      `${host} answers, and does not list its models (HTTP ${answer.status})`,
      'Some endpoints do not; otherwise see that LLM_BASE_URL ends with the version, as /v1.',
    );
  if (listed.data.data.some(({ id }) => id === model)) return ok(`${model} at ${host}`);
  return warning(`${host} does not list the model ${model}`, 'See that LLM_MODEL is written as it is there.');
}

async function lookAtTranslator(settings: NonNullable<Config['libreTranslate']>): Promise<Finding> {
  const translator = createLibreTranslate({ ...settings, now: () => new Date() });
  return translator.languages(timeLimit(LIMIT_MS)).then(
    (languages) => ok(`${translator.host} knows ${languages.length} languages`),
    (failure: unknown) =>
      error(
        `${translator.host} does not answer: ${messageOf(failure)}`,
        'See that LIBRETRANSLATE_URL and LIBRETRANSLATE_API_KEY are right.',
      ),
  );
}

async function lookAtFolder(folder: string): Promise<Finding> {
  return readModelFolder(folder).then(
    () => ok(`the model in ${folder}`),
    (failure: unknown) =>
      error(
        messageOf(failure),
        'Set SENTIMENT_MODEL_DIR to the folder of an ONNX model with its tokenizer.json and config.json.',
      ),
  );
}

/** Asked to take none. */
async function lookAtCollector(traces: NonNullable<Config['telemetry']['traces']>): Promise<Finding> {
  const { host } = new URL(traces.endpoint);
  return trySending(traces).then(
    () => ok(`${host} takes them`),
    (failure: unknown) =>
      error(
        `${host} does not take traces: ${reasonOf(failure)}; they are lost`,
        'See that OTEL_EXPORTER_OTLP_ENDPOINT is reached from here and takes OTLP as JSON at /v1/traces below it, and that OTEL_EXPORTER_OTLP_HEADERS has the key that it wants.',
      ),
  );
}

/** The exporter gives the status of an answer as its code, and the words of it as the message, which may be long or none. */
function reasonOf(failure: unknown): string {
  const { code } = Object(failure) as { code?: unknown };
  return typeof code === 'number' ? `HTTP ${code}` : messageOf(failure);
}
