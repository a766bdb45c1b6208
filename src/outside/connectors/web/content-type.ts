/**
 * Which answers are text. What calls itself text, XML, JSON or nothing is read. Pictures, sound, films, fonts and archives are
 * not. Anything else is judged by how it begins: servers give feeds as application/octet-stream, application/rss, and worse, and
 * the sizes are limited anyway.
 */
const TEXT = /^(?:text\/.*|application\/(?:.*\+)?(?:xml|json))$/;
const NEVER = /^(?:image|audio|video|font|model|multipart)\/|^application\/(?:pdf|zip|gzip|x-tar|msword|vnd\.(?:ms|openxml).*)$/;

/** `yes`, `no`, or `beginning`: what it looks like decides. */
export function isText(contentType: string | null): 'yes' | 'no' | 'beginning' {
  const type = contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (NEVER.test(type)) return 'no';
  return type === '' || TEXT.test(type) ? 'yes' : 'beginning';
}

/** XML, HTML and JSON begin so; nothing else that is given under a foreign name is of use. */
export function beginsAsText(text: string): boolean {
  return /^\s*[<{[]/.test(text);
}
