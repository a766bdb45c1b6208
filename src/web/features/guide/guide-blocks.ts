/** A page of the guide as it is built into the program: what stands in its Markdown, as plain data. */

/** Of a line of text. */
export type Inline =
  | string
  | { strong: Inline[] }
  | { em: Inline[] }
  | { code: string }
  /** To a page of the guide, or to a heading of it. */
  | { page: string; hash?: string; text: Inline[] }
  /** To somewhere else. */
  | { href: string; text: Inline[] };

export type Block =
  | { heading: 2 | 3; id: string; text: Inline[] }
  | { paragraph: Inline[] }
  | { list: Block[][]; ordered: boolean }
  | { head: Inline[][]; rows: Inline[][][] }
  | { lines: string }
  /** The address of a picture, and what is to be seen. */
  | { picture: string; alt: string };

export interface GuidePage {
  title: string;
  blocks: Block[];
}
