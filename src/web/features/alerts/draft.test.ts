import { describe, expect, it } from 'vitest';
import type { Alert } from '../../../contract/alerts.ts';
import { emptyFields, fieldsOf, inputOf, isSameForm, resetFields, withNewChannels, withTopicOf, withTopics } from './draft.ts';
import { readEmails } from './read-emails.ts';

const BEGINNING = { mediaTypes: ['news', 'forum', 'news'], language: 'zh-Hant', topicId: '7' } as const;

describe('the form of an alert', () => {
  it('begins with the defaults of the product, all channels, and the topic that somebody came from', () => {
    expect(emptyFields(BEGINNING)).toMatchObject({
      alertType: 'conversation',
      conversationType: 'all',
      alertCycle: '15m',
      alertDurationUnit: 'h',
      alertCyclePeriod: 'hourly',
      conConditionType: 'number',
      conConditionEquation: 'increase',
      senConditionType: 'number',
      senConditionEquation: 'increase',
      periodConditionTime: '08:00',
      mediaTypes: ['forum', 'news'],
      topics: ['7'],
      emails: [],
      language: 'zh-Hant',
    });
  });

  it('keeps the channels of an alert by their id, and sends the addresses of new ones', () => {
    const fields = emptyFields(BEGINNING);
    const id = crypto.randomUUID();
    const kept = { id, kind: 'slack', host: 'hooks.example' } as const;
    const channels = [kept, { kind: 'webhook' as const, address: ' https://a.example/x ' }];
    expect(inputOf({ ...fields, channels }).channels).toEqual([{ id }, { kind: 'webhook', address: 'https://a.example/x' }]);
    const alert: Alert = {
      ...fields,
      alertDuration: '1',
      id: '3',
      topic_id: '7',
      topics: [{ id: '7', name: 'Tea' }],
      emails: [{ email: 'mei@example.org', state: 'asked' }],
      channels: [{ ...kept, secret: null }],
      enabled: true,
      state: 'normal',
      isOver: false,
      undecided: null,
      isNew: true,
      snoozedUntil: null,
      evaluatedTo: null,
      firedAt: null,
      nextEnd: null,
      createdAt: '2026-11-21T00:00:00.000Z',
      updatedAt: '2026-11-21T00:00:00.000Z',
      updatedBy: null,
    };
    expect(fieldsOf(alert)).toEqual({ ...fields, emails: ['mei@example.org'], channels: [kept] });
  });

  it('is reset without losing what it watches and whom it tells', () => {
    const written = { ...emptyFields(BEGINNING), alertName: 'Spikes', emails: ['mei@example.org'], conConditionValue: '9' };
    const reset = resetFields({ ...written, mediaTypes: ['news'], quietHours: { from: '22:00', to: '07:00' } }, BEGINNING);
    expect(reset).toEqual({ ...emptyFields(BEGINNING), alertName: 'Spikes', emails: ['mei@example.org'] });
  });
});

describe('a draft of an alert', () => {
  const fields = { ...emptyFields(BEGINNING), topics: ['7', '9'] };

  it('leaves out topics that are there no more, and is the same where all are', () => {
    expect(withTopics(fields, [{ id: '9' }]).topics).toEqual(['9']);
    expect(withTopics(fields, [{ id: '9' }, { id: '7' }])).toBe(fields);
  });

  it.each<[name: string, topicId: string | undefined, topics: string[]]>([
    ['takes the topic that somebody came from beside its own', '4', ['7', '9', '4']],
    ['has a topic once', '9', ['7', '9']],
    ['takes no topic that is not there', '5', ['7', '9']],
    ['keeps its topics where somebody came from none', undefined, ['7', '9']],
  ])('%s', (_name, topicId, topics) => {
    expect(withTopicOf(fields, topicId, [{ id: '4' }, { id: '7' }, { id: '9' }]).topics).toEqual(topics);
  });

  it('differs by what would be saved, not by numbers that do not count', () => {
    expect(isSameForm(fields, { ...fields, senConditionValue: '3', alertDuration: '' })).toBe(true);
    expect(isSameForm(fields, { ...fields, conConditionValue: '3' })).toBe(false);
    expect(isSameForm(fields, { ...fields, channels: [{ kind: 'slack', address: '' }] })).toBe(false);
  });

  it('takes to another alert only channels whose address is known', () => {
    const fresh = { kind: 'teams', address: 'https://b.example' } as const;
    const channels = [{ id: crypto.randomUUID(), kind: 'slack' as const, host: 'a.example' }, fresh];
    expect(withNewChannels({ ...fields, channels }).channels).toEqual([fresh]);
  });
});

describe('addresses as they are pasted', () => {
  const rows: [name: string, written: string[], read: string[]][] = [
    ['between blanks', ['a@example.org b@example.org'], ['a@example.org', 'b@example.org']],
    ['twice, with capitals', ['A@Example.org', 'a@example.org'], ['a@example.org']],
    ['with names', ['Mei Lam <mei@example.org>'], ['mei@example.org']],
    ['that are none', ['mei'], ['mei']],
  ];
  it.each(rows)('%s', (_name, written, read) => {
    expect(readEmails(written)).toEqual(read);
  });
});
