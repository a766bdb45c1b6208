/** A language tag (`zh-HK`, `en_US`) as given; null for the names and the nonsense that sources also have there. */
export function languageTag(language: string | null): string | null {
  const tag = language?.trim() ?? '';
  return tag.length <= 35 && /^[a-z]{2,3}(?:[-_][a-z\d]{1,8})*$/i.test(tag) ? tag : null;
}
