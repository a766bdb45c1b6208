/** One part of a topic as a person would say it. */
import { useTranslation } from '../../../i18n/shown-words.ts';
import { dayOf, lastDayOf, lengthInDays } from '../../../lib/days.ts';
import { useTimezone } from '../../../lib/organisation.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { VARIANT } from '../../../lib/variant.ts';
import { KeywordSentence } from '../../../ui/keyword-sentence.tsx';
import { hasNoInclusion, type TopicCandidate } from '../draft.ts';
import type { Part } from '../topic-changes.ts';

export function PartInWords({ part, of }: { part: Part; of: TopicCandidate }) {
  const { t } = useTranslation('topics');
  if (part === 'period') return <PeriodInWords of={of} />;
  if (part === 'channels') return <ChannelsInWords of={of} />;
  if (part === 'name') return of.name.trim() || t('form.missing');
  return hasNoInclusion(of) ? t('form.missing') : <KeywordSentence inclusion={of.inclusion} exclusion={of.exclusion} />;
}

function PeriodInWords({ of: { startsAt, endsAt } }: { of: TopicCandidate }) {
  const { t } = useTranslation('topics');
  const format = useFormat();
  const timezone = useTimezone((organisation) => organisation.timezone);
  if (startsAt === '' || endsAt === '') return t('form.missing');
  const [first, last] = [dayOf(startsAt, timezone), lastDayOf(endsAt, timezone)];
  const days = lengthInDays(startsAt, endsAt);
  return t('form.periodInWords', {
    start: format.day(first),
    end: format.day(last),
    count: days,
    number: format.exact(days),
    timezone: format.timezone(),
  });
}

function ChannelsInWords({ of: { mediaTypes } }: { of: TopicCandidate }) {
  const { t } = useTranslation(['topics', 'app']);
  const named = VARIANT.channels.filter((channel) => channel.covers.some((type) => mediaTypes.includes(type)));
  const every = VARIANT.channels.every((channel) => channel.covers.every((type) => mediaTypes.includes(type)));
  const covered = named.flatMap((channel) => channel.covers);
  const names = [
    ...named.map((channel) => t(`app:channels.${channel.name}`)),
    ...mediaTypes.filter((type) => !covered.includes(type)).map((type) => t(`app:mediaTypes.${type}`)),
  ];
  if (names.length === 0) return t('form.missing');
  return every ? t('form.allChannels', { list: names.join(t('form.comma')) }) : names.join(t('form.comma'));
}
