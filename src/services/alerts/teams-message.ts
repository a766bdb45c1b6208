/**
 * An alert for a workflow of Teams that is started by a webhook: a message with an Adaptive Card of version 1.4 (learn.microsoft.com, "Create
 * incoming webhooks with Workflows"), at most 28 KB. Text in a card is a little Markdown, whose signs are escaped.
 */
import { exactText } from '../../engine/writing/figures.ts';
import { webLink } from '../mail/markup.ts';
import type { AlertFacts, TopicFacts } from './alert-facts.ts';
import { type ChannelMessage, fitted } from './channel-message.ts';
import { toldName } from './told-name.ts';
import { zonedWindowText } from './told-numbers.ts';
import { reasonText, titleOf } from './told-posts.ts';
import { headline, kindText, sentence, wordsOf } from './told-sentences.ts';

/** Of topics, and of the characters of a text: with three times five posts well below what is taken. */
const TOPICS = 6;
const TEXT = 400;
/** Of a card; Teams shows no more. */
const ACTIONS = 6;

export function teamsMessage(facts: AlertFacts): ChannelMessage {
  const { alert, organisation, windows, topics } = facts;
  const words = wordsOf(alert.rule);
  const late = windows.some(({ isLate }) => isLate) ? [words.lateNote] : [];
  const body = [
    { ...block(headline(facts)), size: 'Medium', weight: 'Bolder' },
    { ...block([toldName(organisation), kindText(alert), ...late].join(' · ')), isSubtle: true, size: 'Small' },
    ...topics.slice(0, TOPICS).flatMap((topic) => topicBlocks(facts, topic)),
    ...(topics.length > TOPICS ? [block(`… ${words.moreTopics(topics.length - TOPICS)}`)] : []),
  ];
  const run = facts.dashboardLink ? [action(words.openRun, facts.dashboardLink)] : [];
  const ofTopics = topics.slice(0, ACTIONS - run.length);
  const actions = [
    ...ofTopics.map(({ name, link }) => action(topics.length > 1 ? `${words.open}${words.colon}${name}` : words.open, link)),
    ...run,
  ];
  const card = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body,
    actions,
  };
  const contentType = 'application/vnd.microsoft.card.adaptive';
  return {
    text: JSON.stringify({ type: 'message', attachments: [{ contentType, contentUrl: null, content: card }] }),
    headers: {},
  };
}

function topicBlocks(facts: AlertFacts, topic: TopicFacts) {
  const { alert, timezone } = facts;
  const words = wordsOf(alert.rule);
  const { contents } = topic;
  const reasons = contents.reasons.map(
    (reason) => `${reasonText(reason, alert.rule.language)}${words.aside(exactText(reason.count))}`,
  );
  return [
    { ...block(toldName(topic.name)), weight: 'Bolder', separator: true },
    { ...block(zonedWindowText(topic.window, timezone, alert.rule.language)), isSubtle: true, size: 'Small' },
    block(sentence(facts, topic)),
    ...(reasons.length > 0 ? [block(`${words.reasons}${words.colon}${reasons.join(words.comma)}`)] : []),
    ...(contents.leftOut ? [block(words.leftOut)] : []),
    ...contents.posts.map((post) => {
      const address = webLink(post.url);
      const title = escaped(fitted(titleOf(post) || words.untitled, TEXT / 2));
      return {
        type: 'TextBlock',
        wrap: true,
        text: address && address.length < TEXT ? `- [${title}](${linked(address)})` : `- ${title}`,
      };
    }),
  ];
}

function action(title: string, url: string) {
  return { type: 'Action.OpenUrl', title: fitted(title, TEXT / 4), url };
}

function block(text: string) {
  return { type: 'TextBlock', wrap: true, text: escaped(fitted(text, TEXT)) };
}

function escaped(text: string): string {
  return text.replace(/[\\`*_[\]()<>#~|]/g, (sign) => `\\${sign}`);
}

function linked(address: string): string {
  return address.replaceAll('(', '%28').replaceAll(')', '%29');
}
