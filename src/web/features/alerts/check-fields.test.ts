import { describe, expect, it } from 'vitest';
import { byField, checkFields, shownErrors } from './check-fields.ts';
import { type AlertFields, emptyFields } from './draft.ts';

const EMPTY = emptyFields({ mediaTypes: ['news', 'forum'], language: 'en' });
const WHOLE: AlertFields = { ...EMPTY, alertName: 'Spikes', topics: ['7'], emails: ['mei@example.org'] };
const many = (count: number, of: (place: number) => string) => Array.from({ length: count }, (_, place) => of(place + 1));

describe('the check of the form', () => {
  const rows: [name: string, given: Partial<AlertFields>, errors: Record<string, string>][] = [
    ['finds nothing wrong with what is whole', {}, {}],
    ['asks for a name', { alertName: '  ' }, { alertName: 'alertNameRequired' }],
    ['asks for a topic', { topics: [] }, { topics: 'topicRequired' }],
    ['knows how many topics there may be', { topics: many(21, String) }, { topics: 'tooManyTopics' }],
    ['asks for an address', { emails: [] }, { emails: 'emailRequired' }],
    ['knows how many addresses there may be', { emails: many(11, (n) => `a${n}@example.org`) }, { emails: 'tooManyEmails' }],
    ['knows an address', { emails: ['mei@'] }, { emails: 'emailUnreadable' }],
    [
      'tells of too many addresses beside one that is none',
      { emails: ['mei@', ...many(10, (n) => `a${n}@example.org`)] },
      { emails: 'emailUnreadable', emailCount: 'tooManyEmails' },
    ],
    ['asks for a channel', { mediaTypes: [] }, { mediaTypes: 'channelRequired' }],
    ['knows a number', { conConditionValue: 'many' }, { conConditionValue: 'numberOutOfRange' }],
    [
      'knows bounds of percent',
      { conConditionType: 'percentage', conConditionValue: '10000' },
      { conConditionValue: 'numberOutOfRange' },
    ],
    [
      'knows that mentions fall by all at most',
      { conConditionType: 'percentage', conConditionEquation: 'decrease', conConditionValue: '101' },
      { conConditionValue: 'numberOutOfRange' },
    ],
    ['reads numbers as people write them', { conConditionValue: '１,０００' }, {}],
    [
      'tells which address is of a private network',
      { channels: [{ kind: 'webhook', address: 'https://intranet/x' }] },
      { 'channels.0': 'addressPrivate' },
    ],
    [
      'tells of bounds of points beside what else is wrong',
      { alertType: 'sentiment', senConditionValue: '101', alertName: '' },
      { senConditionValue: 'numberOutOfRange', alertName: 'alertNameRequired' },
    ],
    ['does not look at numbers that do not count', { alertType: 'periodic', conConditionValue: '', alertDuration: 'x' }, {}],
    ['does not look at the value of a smart condition', { conConditionType: 'smart', conConditionValue: '' }, {}],
    ['wants whole mentions', { conConditionValue: '1.5' }, { conConditionValue: 'numberOutOfRange' }],
    ['takes a part of a percent', { conConditionType: 'percentage', conConditionValue: '12.5' }, {}],
    ['takes a part of a point', { alertType: 'sentiment', senConditionValue: '2.5', conConditionValue: '1.5' }, {}],
    ['wants whole lengths', { alertCycle: 'custom', alertDuration: '1.5' }, { alertDuration: 'numberOutOfRange' }],
    [
      'wants quiet hours that end at another time',
      { quietHours: { from: '22:00', to: '22:00' } },
      { quietHours: 'quietHoursEmpty' },
    ],
    ['takes quiet hours over midnight', { quietHours: { from: '22:00', to: '21:59' } }, {}],
    ['wants quiet hours to be times', { quietHours: { from: '', to: '' } }, { quietHours: 'malformed' }],
    [
      'tells which address of a channel is wrong',
      {
        channels: [
          { id: crypto.randomUUID(), kind: 'slack', host: 'a.example' },
          { kind: 'teams', address: 'http://b.example' },
        ],
      },
      { 'channels.1': 'addressUnreadable' },
    ],
  ];
  it.each(rows)('%s', (_name, given, errors) => {
    expect(checkFields({ ...WHOLE, ...given }).errors).toEqual(errors);
  });

  it('previews what has neither a name nor anybody to tell, but not what cannot be measured', () => {
    expect(checkFields({ ...EMPTY, topics: ['7'] }).tried).toMatchObject({ topics: ['7'], conConditionValue: '50' });
    expect(checkFields(EMPTY).tried).toBeNull();
    expect(checkFields({ ...WHOLE, conConditionValue: '0' }).tried).toBeNull();
  });

  it('tells what is merely missing only to who tried to save', () => {
    const { errors } = checkFields({ ...EMPTY, emails: ['mei@'], quietHours: { from: '07:00', to: '07:00' } });
    expect(shownErrors(errors, false)).toEqual({ emails: 'emailUnreadable', quietHours: 'quietHoursEmpty' });
    expect(Object.keys(shownErrors(errors, true)).sort()).toEqual(['alertName', 'emails', 'quietHours', 'topics']);
  });

  it('puts what the server refuses on the fields', () => {
    const refused = {
      'emails.2': 'emailUnreadable',
      'channels.0.address': 'addressUnreadable',
      topics: 'topicRequired',
    } as const;
    expect(byField(refused)).toEqual({ emails: 'emailUnreadable', 'channels.0': 'addressUnreadable', topics: 'topicRequired' });
  });
});
