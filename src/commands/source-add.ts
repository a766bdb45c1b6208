/** `source add`: follows a source for all organisations. One that is followed already is no error. */
import type { Command } from 'commander';
import { readConfig } from '../config.ts';
import type { OperatorSource } from '../contract/operator-sources.ts';
import * as contract from '../contract/sources.ts';
import { SourceFailure } from '../outside/connectors/source-failure.ts';
import { openGuardedFetch } from '../outside/connectors/web/guarded-fetch.ts';
import { userAgent } from '../outside/connectors/web/user-agent.ts';
import { webAddress } from '../outside/connectors/web/web-address.ts';
import { trySource } from '../services/sources/try-source.ts';
import { pause } from './pause.ts';
import { CommandError } from './run-with-context.ts';
import { type BudgetOptions, budgetOf, withBudget } from './source-budget.ts';
import { nameOf } from './source-list.ts';
import { atSources, isSameAddress, type SourcePlace } from './source-place.ts';
import { type SourceOptions, withSourceOptions } from './source-sample.ts';
import { json } from './table.ts';

type Wanted = Omit<SourceOptions, 'json'> & BudgetOptions;
type Place = Pick<OperatorSource, 'address' | 'kind' | 'mediaType'>;

export function addCommand(source: Command): void {
  withBudget(withSourceOptions(source.command('add'), contract.COLLECTED_KINDS))
    .description(
      'follow a source for all organisations; it is asked from now on. "x", "youtube", "google", "brave" and "gdelt" are asked with ' +
        'the keywords of topics',
    )
    .action(async (address: string, { json: isJson, ...wanted }: SourceOptions & BudgetOptions) => {
      const added = await atSources((place) => follow(place, { address, ...wanted }, findOut));
      console.log(isJson ? json([added.source]) : followText(added, wanted));
    });
}

export interface Follow {
  source: contract.Source;
  isNew: boolean;
}

/** `find` asks the address what it is, where nobody says so. @throws CommandError, SourceFailure */
export async function follow(
  place: SourcePlace,
  { address, kind, mediaType, ...budget }: Wanted & { address: string },
  find: (address: string) => Promise<Pick<Place, 'address' | 'kind'>>,
): Promise<Follow> {
  const followed = (await place.sources()).filter(({ forEverybody }) => forEverybody);
  const asked = contract.ASKED_KINDS.find((one) => one === address);
  const written = asked ? contract.ASKED_ADDRESSES[asked] : address;
  const isWritten = (source: contract.Source) => isSameAddress(source.address, written);
  const said = asked ?? kind;
  const known = followed.find((source) => isWritten(source) && (said === undefined || source.kind === said));
  if (known) return { source: known, isNew: false };
  const found = said ? named(said, written) : await find(written);
  const other = followed.find((source) => source.kind === found.kind && isSameAddress(source.address, found.address));
  if (other) return { source: other, isNew: false };
  const types = contract.KIND_MEDIA_TYPES[found.kind];
  const posts = mediaType ?? types[0];
  if (!types.includes(posts))
    throw new CommandError(
      `Posts of a source of the kind ${found.kind} are no ${posts}. --media-type may be ${types.join(', ')}.`,
    );
  return { source: await place.add({ ...found, mediaType: posts, ...budgetOf(budget) }), isNew: true };
}

export function followText({ source, isNew }: Follow, budget: BudgetOptions): string {
  const { id, state } = source;
  if (isNew) return `Follows ${nameOf(source)} for everybody, as source ${id}.`;
  const isLimited = Object.keys(budgetOf(budget)).length > 0;
  return [
    `Follows ${nameOf(source)} for everybody already, as source ${id}.`,
    ...(state === 'paused' ? [`It is paused: "source pause ${id} --off" goes on with it.`] : []),
    ...(isLimited ? [`Its budget stays as it is: "source budget ${id}" with these options changes it.`] : []),
  ].join(' ');
}

/** What is wrong with it is said here, where it was written. @throws CommandError */
function named(kind: contract.CollectedKind, address: string): Pick<Place, 'address' | 'kind'> {
  if (contract.isAskedKind(kind) && !isSameAddress(address, contract.ASKED_ADDRESSES[kind]))
    throw new CommandError(`There is one source of the kind ${kind}, without another address: "source add ${kind}" follows it.`);
  try {
    webAddress(address.includes('://') ? address : `https://${address}`);
    return { address, kind };
  } catch (error) {
    if (error instanceof SourceFailure) throw new CommandError(`${error.message}.`);
    throw error;
  }
}

/** @throws SourceFailure */
async function findOut(address: string): Promise<Pick<Place, 'address' | 'kind'>> {
  const now = () => new Date();
  const web = openGuardedFetch({ userAgent: userAgent(readConfig()), now });
  try {
    const { address: found, kind } = await trySource({ fetchWeb: web.fetch, now, pause }, { address });
    return { address: found, kind };
  } finally {
    await web.close();
  }
}
