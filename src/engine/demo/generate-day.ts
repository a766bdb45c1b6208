/**
 * The threads that begin on one calendar day. A day depends on seed, zone, the day itself and the day the demo was
 * created (which places the spikes), and on nothing else: a later start writes only the days that are missing.
 */
import { MEDIA_TYPES, type MediaType } from '../../contract/media-types.ts';
import type { ImportedPost } from '../../contract/posts.ts';
import type { Authors } from './authors.ts';
import { MEDIA } from './media.ts';
import { createRandom, weighted } from './random.ts';
import { addDays, busyness, daysBetween, hourTable, startOfDay } from './rhythm.ts';
import { SPIKES } from './spikes.ts';
import { type Language, type Stance, SUBJECTS, type SubjectName } from './subjects.ts';
import { type Plan, writeThread } from './thread.ts';
import { brands } from './voices.ts';

export interface DayRequest {
  seed: string;
  /** `YYYY-MM-DD` in `timezone`. */
  day: string;
  createdOn: string;
  timezone: string;
  authors: Authors;
}

/** Threads of an average day without a spike. */
const THREADS_PER_DAY = 288;
const COMPARED = 0.05;

/** Media that do not gush or grumble about everyday life. */
const REPORTED: ReadonlySet<MediaType> = new Set(['news', 'website']);

/** In no particular order; comments may lie up to three days after their day. */
export function generateDay(request: DayRequest): ImportedPost[] {
  const { day, createdOn, seed, authors } = request;
  const random = createRandom(`${seed}/${day}`);
  const start = startOfDay(day, request.timezone);
  // A zone with clock changes has days of 23 and 25 hours.
  const stretch = (startOfDay(addDays(day, 1), request.timezone) - start) / (24 * 60 * 60 * 1000);
  const posts: ImportedPost[] = [];
  let threads = 0;
  const add = (plan: Omit<Plan, 'id'>): void => {
    threads += 1;
    const id = `demo-${day.replaceAll('-', '')}-${String(threads).padStart(4, '0')}`;
    for (const post of writeThread({ ...plan, id }, random, authors)) posts.push(post);
  };

  const usual = Math.round(THREADS_PER_DAY * busyness(day) * (0.93 + random.next() * 0.14));
  for (let index = 0; index < usual; index += 1) {
    const subject = SUBJECTS[SUBJECT_WEIGHTS.draw(random)];
    const media = MEDIA_WEIGHTS.draw(random);
    const rivals = subject.name !== 'life' && !REPORTED.has(media) && random.chance(COMPARED);
    const table = TABLES[subject.name];
    add({
      theme: {
        subject,
        spike: null,
        aspect: table.aspects.draw(random),
        rival: rivals ? random.pick(brands().filter((brand) => brand !== subject)) : null,
        product: random.below(10_000),
        place: random.below(10_000),
      },
      media,
      language: LANGUAGES[media].draw(random),
      stance: subject.name === 'life' && REPORTED.has(media) ? 'fact' : table.stances[media].draw(random),
      publishedAt: start + HOURS.draw(random) * stretch,
      excitement: 1,
    });
  }

  for (const { spike, phase, media, tables, hours } of SPIKE_PHASES) {
    if (daysBetween(day, createdOn) !== phase.daysBefore) continue;
    for (let index = 0; index < phase.threads; index += 1) {
      const medium = media.draw(random);
      add({
        theme: {
          subject: SUBJECTS[spike.subject],
          spike,
          aspect: tables.aspects.draw(random),
          rival: null,
          product: random.below(10_000),
          place: random.below(10_000),
        },
        media: medium,
        language: LANGUAGES[medium].draw(random),
        stance: tables.stances[medium].draw(random),
        publishedAt: start + hours.draw(random) * stretch,
        excitement: 1.7,
      });
    }
  }
  return posts;
}

interface SubjectTable {
  aspects: ReturnType<typeof weighted<string>>;
  stances: Record<MediaType, ReturnType<typeof weighted<Stance>>>;
}

function subjectTable(aspects: Readonly<Record<string, number>>, stances: Readonly<Record<Stance, number>>): SubjectTable {
  return { aspects: weighted(aspects), stances: perMedium((media) => weighted<Stance>(times(stances, MEDIA[media].stances))) };
}

function perMedium<Value>(make: (media: MediaType) => Value): Record<MediaType, Value> {
  return Object.fromEntries(MEDIA_TYPES.map((media) => [media, make(media)])) as Record<MediaType, Value>;
}

function times<Key extends string>(
  weights: Readonly<Record<Key, number>>,
  factors: Partial<Record<Key, number>>,
): Record<Key, number> {
  return mapped(weights, (weight, key) => weight * (factors[key] ?? 1));
}

/** Keys and their order stay; TypeScript forgets on the way that they are those of the record. */
function mapped<Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  make: (value: From, key: Key) => To,
): Record<Key, To> {
  const entries = Object.entries(record) as [Key, From][];
  return Object.fromEntries(entries.map(([key, value]) => [key, make(value, key)])) as Record<Key, To>;
}

const HOURS = hourTable();
const BASE_MEDIA = perMedium((media) => MEDIA[media].weight);
const MEDIA_WEIGHTS = weighted<MediaType>(BASE_MEDIA);
const LANGUAGES = perMedium((media) => weighted<Language>(MEDIA[media].languages));
const SUBJECT_WEIGHTS = weighted<SubjectName>(mapped(SUBJECTS, ({ weight }) => weight));
const TABLES = mapped(SUBJECTS, ({ aspects, stances }) => subjectTable(aspects, stances));
const SPIKE_PHASES = SPIKES.flatMap((spike) =>
  spike.phases.map((phase) => ({
    spike,
    phase,
    media: weighted<MediaType>(times(BASE_MEDIA, spike.media)),
    tables: subjectTable(phase.aspects, phase.stances),
    hours: hourTable(phase.fromHour),
  })),
);
