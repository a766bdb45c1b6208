/** A preview as the server would answer it: a day's windows of 30 days, of which those of chosen days met the condition. */
import type { Page } from '@playwright/test';
import type { AlertPreview } from '../../../src/contract/alert-preview.ts';

const DAY = 24 * 60 * 60 * 1000;
const DAYS = 30;
/** Days ago that told, and one that the cool-down held back. */
const TOLD = [24, 15, 6];
const HELD = 5;

interface Asked {
  topics: string[];
  alertType: string;
}

/** Answers every preview from now on; the array that is returned grows by what was asked. */
export async function answerPreviews(page: Page): Promise<Asked[]> {
  const asked: Asked[] = [];
  await page.route('**/api/gateway/alerts/preview', (route) => {
    const input = route.request().postDataJSON() as Asked;
    asked.push(input);
    return route.fulfill({ json: { data: previewOf(input) } });
  });
  return asked;
}

function previewOf({ topics, alertType }: Asked): AlertPreview {
  const last = Math.floor(Date.now() / DAY) * DAY;
  const end = (ago: number) => new Date(last - ago * DAY).toISOString();
  const isPeriodic = alertType === 'periodic';
  const days = Array.from({ length: DAYS }, (_, place) => DAYS - 1 - place);
  const points = days.map((ago) => {
    const met = TOLD.includes(ago) || ago === HELD;
    // Of a score: from −20 to 20; of mentions: some dozens.
    const wave = Math.round(8 * Math.sin(ago));
    const value = alertType === 'sentiment' ? wave + (met ? 34 : 0) : 30 + wave + (met ? 70 : 0);
    const baseline = alertType === 'sentiment' ? 0 : 30;
    const isKnown = !isPeriodic && ago < DAYS - 3;
    return {
      end: end(ago),
      value,
      baseline: isKnown ? baseline : null,
      level: isKnown ? baseline + (alertType === 'sentiment' ? 20 : 50) : null,
      met: !isPeriodic && met,
    };
  });
  return {
    start: end(DAYS),
    end: end(0),
    topics: topics.map((id) => ({ id, points })),
    told: (isPeriodic ? days : TOLD).map(end),
    heldBack: isPeriodic ? [] : [{ end: end(HELD), reason: 'cool-down' }],
  };
}
