/**
 * The pages that links in mails lead to: small, without script, in the language of the mail. A page only asks: programs that look after
 * mail follow every link, and none of them may act by that. Its button posts to the very address, but for the one that takes back.
 */
import { GATEWAY } from '../../contract/endpoint.ts';
import { SUBSCRIBE_AGAIN_PATH, UNSUBSCRIBE_PATH } from '../../contract/mail-links.ts';
import { html, type Markup } from '../mail/markup.ts';
import type { ConfirmingAgain } from './confirm-again.ts';
import type { Confirming } from './confirm-mail.ts';
import { toldName } from './told-name.ts';
import type { Language } from './told-numbers.ts';
import type { Unsubscribing } from './unsubscribe.ts';

interface LinkWords {
  unsubscribe: { title: string; asks: (email: string, alert: string, organisation: string) => string; button: string };
  unsubscribed: {
    title: string;
    says: (email: string, alert: string, organisation: string) => string;
    afterAll: string;
    button: string;
  };
  /** By the page of before, and by the mail that asks. */
  again: {
    title: string;
    asks: (email: string, alert: string, organisation: string) => string;
    button: string;
    done: string;
    already: string;
    says: (email: string, alert: string, organisation: string) => string;
  };
  confirm: { title: string; asks: (email: string, organisation: string) => string; button: string };
  confirmed: { title: string; already: string; says: (email: string, organisation: string) => string };
  /** The alert is gone. */
  deleted: { title: string; says: (email: string, organisation: string) => string };
}

const WORDS: Record<Language, LinkWords> = {
  en: {
    unsubscribe: {
      title: 'Unsubscribe',
      asks: (email, alert, organisation) => `No more mails of the alert “${alert}” of ${organisation} to ${email}?`,
      button: 'Unsubscribe',
    },
    unsubscribed: {
      title: 'Unsubscribed',
      says: (email, alert, organisation) => `The alert “${alert}” of ${organisation} sends no more mail to ${email}.`,
      afterAll: 'Do you want to receive it after all?',
      button: 'Subscribe again',
    },
    again: {
      title: 'Receive this alert again',
      asks: (email, alert, organisation) => `May ${organisation} send the alert “${alert}” to ${email} again?`,
      button: 'Yes, send it to me again',
      done: 'Subscribed again',
      already: 'Already subscribed again',
      says: (email, alert, organisation) =>
        `The alert “${alert}” of ${organisation} sends mail to ${email} again. Each mail has a link by which you can end it.`,
    },
    confirm: {
      title: 'Receive alerts',
      asks: (email, organisation) => `May ${organisation} send alerts to ${email}?`,
      button: 'Yes, send me alerts',
    },
    confirmed: {
      title: 'Confirmed',
      already: 'Already confirmed',
      says: (email, organisation) => `${organisation} may send alerts to ${email}. Each mail has a link by which you can end it.`,
    },
    deleted: {
      title: 'This alert was deleted',
      says: (email, organisation) =>
        `${organisation} has deleted this alert. It sends no more mail, neither to ${email} nor to others.`,
    },
  },
  'zh-Hant': {
    unsubscribe: {
      title: '取消訂閱',
      asks: (email, alert, organisation) => `不再把 ${organisation} 的警報「${alert}」發送到 ${email}？`,
      button: '取消訂閱',
    },
    unsubscribed: {
      title: '已取消訂閱',
      says: (email, alert, organisation) => `${organisation} 的警報「${alert}」不會再發送到 ${email}。`,
      afterAll: '想繼續接收？',
      button: '重新訂閱',
    },
    again: {
      title: '再次接收這個警報',
      asks: (email, alert, organisation) => `允許 ${organisation} 再次把警報「${alert}」發送到 ${email}？`,
      button: '允許，請再次發送給我',
      done: '已重新訂閱',
      already: '之前已重新訂閱',
      says: (email, alert, organisation) =>
        `${organisation} 的警報「${alert}」會再次發送到 ${email}。每封電郵都附有可以取消的連結。`,
    },
    confirm: {
      title: '接收警報',
      asks: (email, organisation) => `允許 ${organisation} 把警報發送到 ${email}？`,
      button: '允許，請發送警報給我',
    },
    confirmed: {
      title: '已確認',
      already: '之前已確認',
      says: (email, organisation) => `${organisation} 可以把警報發送到 ${email}。每封電郵都附有可以取消的連結。`,
    },
    deleted: {
      title: '這個警報已被刪除',
      says: (email, organisation) => `${organisation} 已刪除這個警報，不會再發送電郵到 ${email} 或其他人。`,
    },
  },
};

/**
 * How it stands with what the link is for: it asks, or says what was done, by now or long ago, and how to take that back. `unsubscribed`:
 * just now.
 */
export function unsubscribePage(
  productName: string,
  of: Unsubscribing,
  { token, done }: { token: string; done: 'unsubscribed' | 'again' | null },
): string {
  const words = WORDS[of.language];
  const { email, isUnsubscribed, isWanted } = of;
  const organisation = toldName(of.organisation);
  const alertName = of.alertName && toldName(of.alertName);
  if (alertName === null)
    return page(of.language, productName, words.deleted.title, [html`<p>${words.deleted.says(email, organisation)}</p>`]);
  const shown = (title: string, body: readonly (Markup | null)[]) =>
    page(
      of.language,
      productName,
      title,
      body.filter((part) => part !== null),
    );
  if (isUnsubscribed || done === 'unsubscribed') {
    const { title, says, afterAll, button } = words.unsubscribed;
    const back = isUnsubscribed && isWanted && html`<p>${afterAll}</p>${buttonOf(button, pathOf(SUBSCRIBE_AGAIN_PATH, token))}`;
    return shown(title, [html`<p>${says(email, alertName, organisation)}</p>`, back || null]);
  }
  if (done === 'again' && isWanted)
    return shown(words.again.done, [html`<p>${words.again.says(email, alertName, organisation)}</p>`]);
  const { title, asks, button } = words.unsubscribe;
  return shown(title, [html`<p>${asks(email, alertName, organisation)}</p>`, buttonOf(button, pathOf(UNSUBSCRIBE_PATH, token))]);
}

export function confirmAgainPage(productName: string, of: ConfirmingAgain, done: boolean): string {
  const { again } = WORDS[of.language];
  const { email } = of;
  const [alertName, organisation] = [toldName(of.alertName), toldName(of.organisation)];
  if (done || of.isDone)
    return page(of.language, productName, done ? again.done : again.already, [
      html`<p>${again.says(email, alertName, organisation)}</p>`,
    ]);
  return page(of.language, productName, again.title, [
    html`<p>${again.asks(email, alertName, organisation)}</p>`,
    buttonOf(again.button),
  ]);
}

export function confirmPage(productName: string, of: Confirming, done: boolean): string {
  const { confirm, confirmed } = WORDS[of.language];
  const { email } = of;
  const organisation = toldName(of.organisation);
  if (done || of.isDone)
    return page(of.language, productName, done ? confirmed.title : confirmed.already, [
      html`<p>${confirmed.says(email, organisation)}</p>`,
    ]);
  return page(of.language, productName, confirm.title, [
    html`<p>${confirm.asks(email, organisation)}</p>`,
    buttonOf(confirm.button),
  ]);
}

/** In both languages, as nothing is known of whoever asks. */
export function unknownLinkPage(productName: string): string {
  return page('en', productName, 'This link does not work', [
    html`<p>It may have been cut when it was copied, or what it was for is gone.</p>`,
    html`<p lang="zh-Hant">這個連結無效：可能複製時不完整，或所指的內容已不存在。</p>`,
  ]);
}

function pathOf(path: string, token: string): string {
  return GATEWAY + path.replace(':token', token);
}

/** Without a path to the address of the page. */
function buttonOf(text: string, path?: string): Markup {
  const button = html`<button type="submit" style="font:inherit;font-weight:600;color:#fff;background-color:#1459ad;border:0;border-radius:6px;padding:12px 20px;cursor:pointer">${text}</button>`;
  return path === undefined
    ? html`<form method="post">${button}</form>`
    : html`<form method="post" action="${path}">${button}</form>`;
}

function page(language: Language, productName: string, title: string, body: readonly Markup[]): string {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${productName}</title>
</head>
<body style="margin:0;background-color:#f1f3f5;color:#1a1d21;font:16px/1.5 system-ui,'Noto Sans HK','PingFang HK','Microsoft JhengHei',sans-serif">
<main style="box-sizing:border-box;max-width:36rem;margin:10vh auto;padding:32px;background-color:#fff;border-radius:8px">
<p style="margin:0;color:#5c636a">${productName}</p>
<h1 style="margin:4px 0 16px;font-size:24px">${title}</h1>
${body}
</main>
</body>
</html>
`.text;
}
