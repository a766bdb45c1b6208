/**
 * What the cases of citation-cases.ts are made of: for each matter posts as people write them and sentences as a model would write of them,
 * in English and Chinese. `{hours 3-11}` is a number, `{brand}` a name; the same in all texts of a case. A claim is `cited posts: text`,
 * counted from 1. `denied` turns a claim round, `asked` states what a post only asks, `linked` gives one fact as the cause of another.
 */
export interface MatterTexts {
  posts: readonly string[];
  claims: readonly string[];
  denied: readonly string[];
  asked?: readonly string[];
  linked?: readonly string[];
}

export interface Matter {
  name: string;
  en: MatterTexts;
  zh: MatterTexts;
}
