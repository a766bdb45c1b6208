/** The text of a mail, cut where its addresses of the web begin and end, so that these can be links. */

export interface TextPart {
  text: string;
  isLink: boolean;
}

const ADDRESS = /(https?:\/\/[^\s<>"]+)/;

export function linkedText(text: string): TextPart[] {
  return text
    .split(ADDRESS)
    .map((part, place) => ({ text: part, isLink: place % 2 === 1 }))
    .filter((part) => part.text !== '');
}
