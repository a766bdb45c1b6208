/**
 * The pages that links in mails lead to: small, without script, in the language of the mail. A page only asks: programs that look after
 * mail follow every link, and none of them may act by that. Its button posts to the very address.
 */
import type { Confirming } from './confirm-mail.ts';
import { html, type Markup } from './markup.ts';
import type { Language } from './told-numbers.ts';
import type { Unsubscribing } from './unsubscribe.ts';

interface LinkWords {
  unsubscribe: { title: string; asks: (email: string, alert: string, organisation: string) => string; button: string };
  unsubscribed: { title: string; says: (email: string, alert: string, organisation: string) => string };
  confirm: { title: string; asks: (email: string, organisation: string) => string; button: string };
  confirmed: { title: string; says: (email: string, organisation: string) => string };
  /** Of an alert that is gone. */
  anAlert: string;
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
    },
    confirm: {
      title: 'Receive alerts',
      asks: (email, organisation) => `May ${organisation} send alerts to ${email}?`,
      button: 'Yes, send me alerts',
    },
    confirmed: {
      title: 'Confirmed',
      says: (email, organisation) => `${organisation} may send alerts to ${email}. Each mail has a link by which you can end it.`,
    },
    anAlert: 'deleted',
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
    },
    confirm: {
      title: '接收警報',
      asks: (email, organisation) => `允許 ${organisation} 把警報發送到 ${email}？`,
      button: '允許，請發送警報給我',
    },
    confirmed: {
      title: '已確認',
      says: (email, organisation) => `${organisation} 可以把警報發送到 ${email}。每封電郵都附有可以取消的連結。`,
    },
    anAlert: '已刪除',
  },
};

export function unsubscribePage(productName: string, of: Unsubscribing, done: boolean): string {
  const words = WORDS[of.language];
  const { email, organisation, alertName } = of;
  const alert = alertName ?? words.anAlert;
  if (done)
    return page(of.language, productName, words.unsubscribed.title, [
      html`<p>${words.unsubscribed.says(email, alert, organisation)}</p>`,
    ]);
  const { title, asks, button } = words.unsubscribe;
  return page(of.language, productName, title, [html`<p>${asks(email, alert, organisation)}</p>`, buttonOf(button)]);
}

export function confirmPage(productName: string, of: Confirming, done: boolean): string {
  const { confirm, confirmed } = WORDS[of.language];
  const { email, organisation } = of;
  if (done) return page(of.language, productName, confirmed.title, [html`<p>${confirmed.says(email, organisation)}</p>`]);
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

function buttonOf(text: string): Markup {
  return html`<form method="post"><button type="submit" style="font:inherit;font-weight:600;color:#fff;background-color:#1459ad;border:0;border-radius:6px;padding:12px 20px;cursor:pointer">${text}</button></form>`;
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
