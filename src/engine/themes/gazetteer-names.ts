/** The names that Earshot knows by itself; an organisation's own come before them. */

import type { EntityType } from '../../contract/themes.ts';
import type { GazetteerEntry } from './gazetteer.ts';
import { CHINA_TAIWAN_PLACES } from './gazetteer-china-taiwan.ts';
import { CONSUMER, FINANCE, TECHNOLOGY, TELECOM_TRAVEL } from './gazetteer-companies.ts';
import { CITIES, COUNTRIES } from './gazetteer-countries.ts';
import { HONG_KONG_PLACES } from './gazetteer-hong-kong.ts';
import { LEARNING_MEDIA_SPORT, PUBLIC_BODIES } from './gazetteer-institutions.ts';
import { LOCAL_PEOPLE, WORLD_PEOPLE } from './gazetteer-people.ts';
import { PRODUCTS } from './gazetteer-products.ts';

const LISTS: readonly (readonly [EntityType, readonly string[]])[] = [
  ['place', [COUNTRIES, CITIES, HONG_KONG_PLACES, CHINA_TAIWAN_PLACES]],
  ['organisation', [PUBLIC_BODIES, FINANCE, TECHNOLOGY, TELECOM_TRAVEL, CONSUMER, LEARNING_MEDIA_SPORT]],
  ['person', [WORLD_PEOPLE, LOCAL_PEOPLE]],
  ['product', [PRODUCTS]],
];

export const BUILT_IN_GAZETTEER: readonly GazetteerEntry[] = LISTS.flatMap(([type, lists]) =>
  lists.flatMap((list) => readNames(list, type)),
);

/** Entries parted by `;` or line breaks, names by commas. A name in braces is found only as it is spelled. */
function readNames(list: string, type: EntityType): GazetteerEntry[] {
  return list
    .split(/[;\n]/)
    .map((entry) => entry.split(',').map((name) => name.trim()))
    .filter(([name]) => name)
    .map(([name = '', ...aliases]) => {
      const bare = name.replaceAll(/[{}]/g, '');
      return { name: bare, type, aliases: bare === name ? aliases : [name, ...aliases] };
    });
}
