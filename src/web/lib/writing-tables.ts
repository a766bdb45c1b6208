/** Runs beside the page, in the same process: the tables that the browser reads here are there for the page too. */
import { zoneOffsets } from '../../engine/analysis/zone-offsets.ts';
import { exactText } from '../../engine/writing/figures.ts';
import { browserTimezone } from './browser-timezone.ts';

zoneOffsets(browserTimezone())(Date.now());
exactText(0);
close();
