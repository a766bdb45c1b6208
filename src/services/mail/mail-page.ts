/**
 * The frame of every mail: a table, as programs of mail lay out little else, with styles on the elements. Each ground and each ink is said,
 * so that nothing is dark on dark where a program turns colours around.
 */
import type { MailMessage } from '../../outside/mail/mail-sender.ts';
import { html, type Markup } from './markup.ts';

/** What a mail says, to whomever it is sent. */
export type RenderedMail = Pick<MailMessage, 'subject' | 'html' | 'text' | 'images' | 'unsubscribeUrl'>;

/** Without quotes, which none of these names needs: each is five characters in an attribute, and Gmail cuts a mail after 102 KB. */
const FONT = 'font-family:-apple-system,Segoe UI,Roboto,Noto Sans HK,PingFang HK,Microsoft JhengHei,Arial,sans-serif';
/** Of cells, of which a mail has hundreds. */
const CELL_FONT = 'font:13px/20px Arial,sans-serif';

/**
 * A word without a break, of which posts and names are free to have some, goes on in the next line: else it makes all of the mail as wide as
 * itself. By either name, as programs of mail know the one or the other; and of a table whose columns do not grow by what stands in them.
 */
const BROKEN = 'overflow-wrap:anywhere;word-break:break-word';

/** What mails are made of, by what it is for. */
export const STYLES = {
  title: `${FONT};font-size:20px;line-height:28px;font-weight:600;color:#1a1d21;margin:0 0 8px`,
  heading: `${FONT};font-size:16px;line-height:24px;font-weight:600;color:#1a1d21;margin:24px 0 4px`,
  text: `${FONT};font-size:14px;line-height:21px;color:#33383e;margin:0 0 8px`,
  small: `${FONT};font-size:12px;line-height:18px;color:#5c636a;margin:0 0 4px`,
  cell: `${CELL_FONT};color:#33383e;padding:4px 12px 4px 0;border-bottom:1px solid #dee2e6;text-align:left`,
  /** Of a table with texts: columns as wide as the first row says. */
  texts: 'table-layout:fixed;width:100%',
  /** Of a table with numbers and times alone, whose columns are as wide as these. */
  numbers: 'overflow-wrap:normal;word-break:normal',
  link: 'color:#1459ad;text-decoration:underline',
  button: `${FONT};font-size:14px;line-height:20px;font-weight:600;color:#ffffff;background-color:#1459ad;text-decoration:none;display:inline-block;padding:10px 18px;border-radius:6px`,
  note: `${FONT};font-size:13px;line-height:20px;color:#5a4300;background-color:#fff3cd;padding:8px 12px;margin:0 0 12px;border-radius:6px`,
} as const;

export interface MailPage {
  /** As BCP 47 names it. */
  language: string;
  title: string;
  productName: string;
  body: readonly (Markup | null)[];
  foot: readonly (Markup | null)[];
}

export function mailPage({ language, title, productName, body, foot }: MailPage): string {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<title>${title}</title>
</head>
<body style="margin:0;padding:0;background-color:#f1f3f5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed;width:100%;background-color:#f1f3f5">
<tr><td align="center" style="padding:16px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed;width:100%;max-width:600px;${BROKEN};background-color:#ffffff;border-radius:8px">
<tr><td style="padding:24px">
<p style="${STYLES.small}">${productName}</p>
${body}
</td></tr>
<tr><td style="padding:0 24px 24px">
${foot}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.text;
}
