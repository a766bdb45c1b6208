/** What is done to the text of an XML feed before the parser sees it, because the parser would read something else or nothing. */

/** Each step with what goes wrong without it. All take time in proportion to the length. */
export function cleanMarkup(text: string): string {
  let clean = withoutControls(text);
  clean = withWrittenAmpersands(clean);
  clean = withPlainPeople(clean);
  if (/\smode=["']base64/i.test(clean)) clean = withTypedBase64(clean);
  return withKnownNames(clean);
}

/** Elements that no specification has and some feeds do, by the names that the parser knows. */
function withKnownNames(text: string): string {
  return text.replace(/<(\/?)dc:author(?=[\s>])/gi, '<$1dc:creator').replace(/<(\/?)homepage>/gi, '<$1uri>');
}

/** XML has none of these; they would get into texts. */
function withoutControls(text: string): string {
  return text.replace(/[^\P{Control}\t\n\r]|\p{Noncharacter_Code_Point}/gu, '');
}

/** A bare ampersand is written as one, but for within CDATA: `&copy=2` in an address would be read as ©. */
function withWrittenAmpersands(text: string): string {
  return text.replace(/<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|&(?!(?:[a-z][a-z\d]*|#\d+|#x[\da-f]+);)/gi, (found) =>
    found === '&' ? '&amp;' : found,
  );
}

/** Markup around the name of a person: the parser takes what stands in angle brackets for an address or a part of the name. */
function withPlainPeople(text: string): string {
  return text.replace(/<(author|managingEditor|webMaster)>[\s\S]{0,500}?<\/\1>/gi, (person) =>
    person.replace(/(?:<|&lt;)\/?(?:a|b|i|p|u|em|br|div|font|span|strong)(?:\s[^<>&]{0,300})?\/?(?:>|&gt;)/gi, ''),
  );
}

/** Atom 0.3 says in the mode what Atom 1.0 says in the type; the parser gives the type only. */
function withTypedBase64(text: string): string {
  return text.replace(
    /(<(?:\w+:)?(?:title|summary|content)\b[^<>]{0,300}?)\smode=["']base64["']/gi,
    '$1 type="application/octet-stream"',
  );
}
