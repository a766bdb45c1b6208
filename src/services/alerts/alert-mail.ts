/** An alert as a mail, in its language, as HTML and as text. */

import { exactText, scoreText } from '../../engine/writing/figures.ts';
import type { MailImage } from '../../outside/mail/mail-sender.ts';
import { mailPage, type RenderedMail, STYLES } from '../mail/mail-page.ts';
import { html, type Markup, webLink } from '../mail/markup.ts';
import type { AlertFacts, TopicFacts } from './alert-facts.ts';
import { alertTextLines } from './alert-text.ts';
import { courseImage, IMAGE_SIZE } from './course-image.ts';
import { toldName } from './told-name.ts';
import { measureText, windowText, zonedWindowText } from './told-numbers.ts';
import { reasonText, snippetOf, titleOf } from './told-posts.ts';
import { becauseText, drawnLevel, headline, kindText, levelText, nothingKnown, sentence, wordsOf } from './told-sentences.ts';
import { windowRows } from './window-rows.ts';

export interface AlertMailPlace {
  productName: string;
  /** null: of a test, which is no subscription. */
  unsubscribeUrl: string | null;
}

export function alertMail(facts: AlertFacts, { productName, unsubscribeUrl }: AlertMailPlace): RenderedMail {
  const { alert } = facts;
  const { language } = alert.rule;
  const words = wordsOf(alert.rule);
  const subject = headline(facts);
  const images = facts.topics.map((topic) => imageOf(facts, topic));
  const body = [
    html`<h1 style="${STYLES.title}">${subject}</h1>`,
    html`<p style="${STYLES.small}">${kindText(alert)}</p>`,
    facts.isTest ? html`<p style="${STYLES.note}">${words.testNote}</p>` : null,
    facts.windows.some(({ isLate }) => isLate) ? html`<p style="${STYLES.note}">${words.lateNote}</p>` : null,
    facts.windows.length > 1 ? windowsTable(facts) : null,
    facts.topics.length === 0 ? html`<p style="${STYLES.text}">${nothingKnown(facts)}</p>` : null,
    ...facts.topics.map((topic) => topicPart(facts, topic)),
    facts.dashboardLink &&
      html`<p style="${STYLES.text}"><a href="${facts.dashboardLink}" style="${STYLES.link}">${words.openRun}</a></p>`,
  ].map((part) => part || null);
  const foot = [
    html`<p style="${STYLES.small}">${becauseText(facts)}</p>`,
    unsubscribeUrl &&
      html`<p style="${STYLES.small}"><a href="${unsubscribeUrl}" style="${STYLES.link}">${words.unsubscribe}</a></p>`,
  ].map((part) => part || null);
  return {
    subject,
    html: mailPage({ language, title: subject, productName, body, foot }),
    text: alertTextLines(facts, { productName, unsubscribeUrl }).join('\n'),
    images,
    unsubscribeUrl,
  };
}

/** The windows that are told of, where they are several. */
function windowsTable(facts: AlertFacts): Markup {
  const words = wordsOf(facts.alert.rule);
  const cell = (text: string) => html`<td style="${STYLES.cell}">${text}</td>`;
  const head = (text: string, width: string) => html`<td width="${width}" style="${STYLES.cell}">${text}</td>`;
  const { rows, more } = windowRows(facts);
  const lines = rows.map(({ when, topic, text }) => html`<tr>${cell(when)}${cell(topic)}${cell(text)}</tr>`);
  return html`${more && html`<p style="${STYLES.small}">${more}</p>`}<table cellpadding="0" cellspacing="0" border="0" width="100%" style="${STYLES.texts}"><tr>${head(words.window, '32%')}${head(words.topic, '22%')}${head('', '46%')}</tr>${lines}</table>`;
}

function topicPart(facts: AlertFacts, topic: TopicFacts): Markup {
  const { alert, timezone } = facts;
  const words = wordsOf(alert.rule);
  const { window, link, contents } = topic;
  return html`<h2 style="${STYLES.heading}">${topic.name}</h2>
<p style="${STYLES.small}">${zonedWindowText(window, timezone, alert.rule.language)}</p>
<p style="${STYLES.text}">${sentence(facts, topic)}</p>
${coursePart(facts, topic)}
${contents.reasons.length > 0 ? reasonsPart(facts, topic) : null}
${contents.posts.length > 0 ? postsPart(facts, topic) : null}
${contents.leftOut ? html`<p style="${STYLES.small}">${words.leftOut}</p>` : null}
<p style="margin:16px 0 8px"><a href="${link}" style="${STYLES.button}">${words.open}</a></p>`;
}

function coursePart(facts: AlertFacts, topic: TopicFacts): Markup {
  const { alert, timezone } = facts;
  const words = wordsOf(alert.rule);
  const value = (one: number | null) => (one === null ? words.none : measureText(alert.rule, one));
  const measured = alert.rule.alertType === 'sentiment' ? words.score : words.mentions;
  const from = drawnLevel(alert, topic.figures);
  const level = from === null ? '' : `; ${words.level} ${levelText(alert.rule, from)}`;
  const alt = `${words.course}${words.colon}${topic.course.map((one) => value(one.value)).join(', ')}${level}`;
  const rows = topic.course
    .toReversed()
    .slice(0, facts.topics.length > FEW_TOPICS ? FEW_ROWS : TABLED)
    .map(
      (one) =>
        html`<tr><td style="${STYLES.cell}">${windowText(one, timezone, alert.rule.language)}</td><td style="${STYLES.cell}">${value(one.value)}</td></tr>`,
    );
  return html`<p style="margin:8px 0"><img src="cid:${cidOf(topic)}" width="${IMAGE_SIZE.width / 2}" height="${IMAGE_SIZE.height / 2}" alt="${alt}" style="display:block;width:100%;max-width:${IMAGE_SIZE.width / 2}px;height:auto;border:1px solid #dee2e6;border-radius:6px;background-color:#ffffff"></p>
<table cellpadding="0" cellspacing="0" border="0" style="${STYLES.numbers}"><tr><th style="${STYLES.cell}">${words.window}</th><th style="${STYLES.cell}">${measured}</th></tr>${rows}</table>`;
}

/** Rows of the table beside the chart; of many topics, fewer of each. */
const TABLED = 6;
const FEW_TOPICS = 5;
const FEW_ROWS = 2;

function reasonsPart({ alert }: AlertFacts, { contents }: TopicFacts): Markup {
  const words = wordsOf(alert.rule);
  const items = contents.reasons.map((reason) => {
    const { kind, count, expected } = reason;
    const often = words.reasonCount(exactText(count), scoreText(expected));
    return html`<li style="${STYLES.text}"><strong>${toldName(reasonText(reason, alert.rule.language))}</strong>${words.aside(`${words.reasonKinds[kind]}${words.comma}${often}`)}</li>`;
  });
  return html`<h3 style="${STYLES.heading}">${words.reasons}</h3><ul style="margin:0;padding-left:20px">${items}</ul>`;
}

function postsPart({ alert }: AlertFacts, { contents }: TopicFacts): Markup {
  const words = wordsOf(alert.rule);
  const posts = contents.posts.map((post) => {
    const title = toldName(titleOf(post)) || words.untitled;
    const address = webLink(post.url);
    const shown = address ? html`<a href="${address}" style="${STYLES.link}">${title}</a>` : html`${title}`;
    const engagement = post.engagement === null ? null : words.engagement(exactText(post.engagement));
    const copies = post.duplicates ? words.copies(post.duplicates) : null;
    const names = [post.author?.name, post.domain ?? post.channel].map((name) => toldName(name ?? ''));
    const by = [...names, engagement, copies].filter(Boolean).join(' · ');
    return html`<p style="${STYLES.text}">${shown}<br><span style="color:#5c636a;font-size:12px">${by}</span>${snippetPart(snippetOf(post))}</p>`;
  });
  return html`<h3 style="${STYLES.heading}">${words.posts}</h3>${posts}`;
}

function snippetPart(snippet: string): Markup | null {
  return snippet === '' ? null : html`<br>${toldName(snippet)}`;
}

function imageOf({ alert }: AlertFacts, topic: TopicFacts): MailImage {
  const points = topic.course.map(({ value, level }) => ({ value, level: drawnLevel(alert, { level }) }));
  const bytes = courseImage({ points, text: (value) => measureText(alert.rule, value) });
  return { cid: cidOf(topic), fileName: `chart-${topic.id}.png`, type: 'image/png', bytes };
}

function cidOf({ id }: TopicFacts): string {
  return `course-${id}@alert`;
}
