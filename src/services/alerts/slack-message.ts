/**
 * An alert for an incoming webhook of Slack, in Block Kit: a header of at most 150 characters, sections of at most 3,000, at most 50 blocks
 * (docs.slack.dev, Reference → Blocks). In mrkdwn `&`, `<` and `>` are escaped, and nothing else can be.
 */
import { exactText } from '../../engine/writing/figures.ts';
import { webLink } from '../mail/markup.ts';
import type { AlertFacts, TopicFacts } from './alert-facts.ts';
import { type ChannelMessage, fitted } from './channel-message.ts';
import { toldName } from './told-name.ts';
import { zonedWindowText } from './told-numbers.ts';
import { reasonText, titleOf } from './told-posts.ts';
import { headline, kindText, sentence, wordsOf } from './told-sentences.ts';

const HEADER = 150;
const SECTION = 3000;
/** Of the text that a notice shows. */
const FALLBACK = 3000;
/** Of topics: each takes one block. */
const TOPICS = 20;

export function slackMessage(facts: AlertFacts): ChannelMessage {
  const { alert, organisation, windows, topics } = facts;
  const words = wordsOf(alert.rule);
  const late = windows.some(({ isLate }) => isLate) ? [words.lateNote] : [];
  const run = facts.dashboardLink ? [`<${facts.dashboardLink}|${escaped(words.openRun)}>`] : [];
  const said = [toldName(organisation), kindText(alert), ...late].map(escaped).join(' · ');
  // The link first and the rest as far as it fits: one that is cut is none.
  const notes = [...run, fitted(said, SECTION / 2)].join(' · ');
  const blocks = [
    { type: 'header', text: { type: 'plain_text', text: fitted(plain(headline(facts)), HEADER), emoji: false } },
    ...topics.slice(0, TOPICS).map((topic) => ({ type: 'section', text: { type: 'mrkdwn', text: topicText(facts, topic) } })),
    { type: 'context', elements: [{ type: 'mrkdwn', text: notes }] },
  ];
  // The text of a message is mrkdwn too.
  return { text: JSON.stringify({ text: fitted(escaped(headline(facts)), FALLBACK), blocks }), headers: {} };
}

/** Line by line as far as it fits: a line that is cut could be half a link. */
function topicText(facts: AlertFacts, topic: TopicFacts): string {
  const { alert, timezone } = facts;
  const words = wordsOf(alert.rule);
  const lines = [
    `*${escaped(toldName(fitted(topic.name, 200)))}* · ${escaped(zonedWindowText(topic.window, timezone, alert.rule.language))}`,
    escaped(sentence(facts, topic)),
    `<${topic.link}|${escaped(words.open)}>`,
    ...reasonLines(facts, topic),
    ...(topic.contents.leftOut ? [escaped(words.leftOut)] : []),
    ...topic.contents.posts.map((post) => {
      const address = webLink(post.url);
      const title = escaped(titleOf(post) || words.untitled);
      return `• ${address ? `<${escaped(address.replaceAll('|', '%7C'))}|${title.replaceAll('|', '¦')}>` : title}`;
    }),
  ];
  let text = '';
  for (const line of lines) if (text.length + line.length < SECTION) text += `${text === '' ? '' : '\n'}${line}`;
  return text;
}

function reasonLines({ alert }: AlertFacts, { contents }: TopicFacts): string[] {
  if (contents.reasons.length === 0) return [];
  const words = wordsOf(alert.rule);
  const reasons = contents.reasons.map(
    (reason) => `${escaped(reasonText(reason, alert.rule.language))}${words.aside(exactText(reason.count))}`,
  );
  return [`${escaped(words.reasons)}${words.colon}${reasons.join(words.comma)}`];
}

/** Plain text knows no escapes; and nothing in it may be taken for a call to everybody. */
function plain(text: string): string {
  return text.replaceAll('<', '‹').replaceAll('>', '›');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
