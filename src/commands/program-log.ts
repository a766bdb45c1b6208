/**
 * The log: JSON lines. What is secret is taken out in two ways, at this one place. By name, fields that hold secrets; and from the whole
 * line, whatever has the shape of one, is one of the configuration's or the operator's token, wherever a library puts it: into a message, an address, a stack.
 */
import pino, { type DestinationStream } from 'pino';
import type { Config } from '../config.ts';
import type { Log } from '../services/environment.ts';
import { loggedError } from '../stores/postgres/logged-error.ts';
import { marksNow } from '../watch.ts';

const REDACTED = '[redacted]';
const FIELDS = ['authorization', 'cookie', 'set-cookie', 'password', 'token', 'access_token', 'refresh_token', 'passwordHash'];

const SHAPES: [RegExp, string][] = [
  // Of access tokens, wherever they stand.
  [/earshot_pat_\w{8,}/g, REDACTED],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]{6,}/gi, `$1 ${REDACTED}`],
  // Of tokens and of addresses of downloads: three parts in base64url, of which the first is JSON.
  [/(?<![\w-])eyJ[\w-]{5,}(?:\.[\w-]*){1,2}/g, REDACTED],
  // Of links in mails: what they say, and the signature.
  [/(?<![\w-])[\w-]{20,}\.[\w-]{43}(?![\w-])/g, REDACTED],
  [/(:\/\/)[^\s/@"'\\]+@/g, `$1${REDACTED}@`],
  [/([?&](?:\w*(?:token|key|secret|password|code|hint)|appsecret_proof)=)[^&\s"'\\#]+/gi, `$1${REDACTED}`],
  [/(\/(?:hooks|websub|unsubscribe|confirm-mail|confirm-again)\/)[^/\s"'\\?]{8,}/g, `$1${REDACTED}`],
  [/\b(earshot_\w+(?:\.sig)?=)[^;\s"'\\]+/g, `$1${REDACTED}`],
  [/scrypt\$[\w$-]+/g, REDACTED],
];

/** Shorter ones are parts of any line. */
const SHORTEST = 6;
/** Stands nowhere by chance, whatever is beside it. */
const LONG = 16;
/** A word or a number, which lines have of their own: a gap in its place would tell it. */
const PLAIN = /^(?:\p{L}+|\p{N}+)$/u;
/** A text in a line of JSON. */
const LITERAL = /"[^"\\]*(?:\\.[^"\\]*)*"/g;

export interface ProgramLog {
  log: Log;
  /** From now on this stands in no line either. */
  hide(secret: string): void;
}

/** `secrets`: values, as they are configured. */
export function createProgramLog(
  level: Config['logLevel'],
  secrets: readonly string[],
  destination: DestinationStream,
): ProgramLog {
  const paths = FIELDS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);
  const known = new Set(secrets);
  let values = shapeOf(known);
  const streamWrite = (line: string) => withoutShapes(values ? withoutValues(line, values) : line);
  const serializers = { err: loggedError, error: loggedError };
  return {
    log: pino(
      {
        level,
        serializers,
        redact: { paths, censor: REDACTED },
        base: null,
        hooks: { streamWrite },
        mixin: () => ({ ...marksNow() }),
      },
      destination,
    ),
    hide(secret) {
      values = shapeOf(known.add(secret));
    },
  };
}

/** The same of a text that is no line: for whatever is said to a person. */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  const values = shapeOf(new Set(secrets));
  return withoutShapes(values ? text.replace(values, REDACTED) : text);
}

function withoutShapes(text: string): string {
  let safe = text;
  for (const [shape, instead] of SHAPES) safe = safe.replace(shape, instead);
  return safe;
}

/** In its texts alone, as they are meant: the line is JSON afterwards too. */
function withoutValues(line: string, values: RegExp): string {
  return line.replace(LITERAL, (literal) => {
    const text = String(JSON.parse(literal));
    const safe = text.replace(values, REDACTED);
    return safe === text ? literal : JSON.stringify(safe);
  });
}

/** null: there is nothing to hide. The longest first, of which others may be a part. */
function shapeOf(known: ReadonlySet<string>): RegExp | null {
  const secrets = [...known].sort((one, other) => other.length - one.length);
  const shapes = secrets.flatMap((secret) => {
    const literally = secret.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
    const inAddress = `(?<=:)${literally}(?=@)`;
    if (secret.length >= LONG) return [literally];
    const isKnownAnywhere = secret.length >= SHORTEST && !PLAIN.test(secret);
    return isKnownAnywhere ? [inAddress, `(?<![\\p{L}\\p{N}])${literally}(?![\\p{L}\\p{N}])`] : [inAddress];
  });
  return shapes.length === 0 ? null : new RegExp(shapes.join('|'), 'gu');
}

/** What of the configuration nobody may read in a log. */
export function secretsOf(config: Config): string[] {
  const { META_APP_SECRET, X_BEARER_TOKEN, YOUTUBE_API_KEY, META_ACCESS_TOKEN, GOOGLE_SEARCH_KEY, BRAVE_SEARCH_KEY } =
    config.apiKeys;
  const keys = [META_APP_SECRET, X_BEARER_TOKEN, YOUTUBE_API_KEY, META_ACCESS_TOKEN, GOOGLE_SEARCH_KEY, BRAVE_SEARCH_KEY];
  const passwords = [config.databaseUrl, config.clickhouseUrl, config.mail.smtpUrl].flatMap(passwordIn);
  const all = [
    ...keys,
    ...passwords,
    config.languageModel?.apiKey,
    config.libreTranslate?.apiKey,
    config.demoPassword,
    config.operatorToken,
    config.telemetry.metricsToken,
    ...Object.values(config.telemetry.traces?.headers ?? {}),
  ];
  return [...new Set(all.filter((one) => typeof one === 'string' && one !== ''))] as string[];
}

/** As it is written, and as it is sent. */
function passwordIn(url: string | null): string[] {
  if (url === null || !URL.canParse(url)) return [];
  const { password } = new URL(url);
  return [password, decoded(password)];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
