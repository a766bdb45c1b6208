/** The operator's sources, of the running server or of the stores themselves, and which of them somebody means. */
import * as endpoints from '../contract/operator-sources.ts';
import { isAskedKind, type Source } from '../contract/sources.ts';
import { normalUrl } from '../outside/connectors/normal-url.ts';
import { addSource } from '../services/sources/add-source.ts';
import { changeSource } from '../services/sources/change-source.ts';
import { listAllSources } from '../services/sources/list-sources.ts';
import { removeSource } from '../services/sources/remove-source.ts';
import { askServer } from './ask-server.ts';
import { CommandError } from './run-with-context.ts';
import { onServerOrStores } from './server-or-stores.ts';

export interface SourcePlace {
  /** Those of everybody. */
  sources(): Promise<Source[]>;
  add(source: endpoints.OperatorSource): Promise<Source>;
  change(change: endpoints.OperatorChange): Promise<Source>;
  remove(sourceId: number): Promise<void>;
}

/** @throws CommandError, and whatever the work throws */
export function atSources<Result>(work: (place: SourcePlace) => Promise<Result>): Promise<Result> {
  return onServerOrStores(
    (server) =>
      work({
        sources: async () => (await askServer(server, endpoints.operatorSources, {})).data,
        add: async (source) => (await askServer(server, endpoints.operatorAddSource, source)).data,
        change: async (change) => (await askServer(server, endpoints.operatorChangeSource, change)).data,
        remove: async (sourceId) => void (await askServer(server, endpoints.operatorRemoveSource, { sourceId })),
      }),
    (environment) =>
      work({
        sources: () => listAllSources(environment),
        add: (source) => addSource(environment, 'operator', source),
        change: (change) => changeSource(environment, 'operator', change),
        remove: (sourceId) => removeSource(environment, 'operator', { sourceId }),
      }),
  );
}

/** How commands describe the argument. */
export const NAMED = 'its number in "source list", its address, or "x", "youtube", "google", "brave", "gdelt"';

/** A number is that of a source before it is the name of another. @throws CommandError where none or several are called so */
export function namedSource(sources: readonly Source[], named: string): Source {
  const numbered = sources.find(({ id }) => String(id) === named);
  if (numbered) return numbered;
  const meant = sources.filter(({ kind, address }) => (isAskedKind(kind) && kind === named) || isSameAddress(address, named));
  const [source] = meant;
  if (!source) throw new CommandError(`${named} is not followed. "source list" shows what is, "source add" follows one.`);
  if (meant.length > 1)
    throw new CommandError(
      `${named} is the address of the sources ${meant.map(({ id }) => id).join(', ')}. Name one by its number.`,
    );
  return source;
}

/** One that the operator follows for all, as he can change no other. @throws CommandError */
export function namedForAll(sources: readonly Source[], named: string): Source {
  const source = namedSource(sources, named);
  if (!source.forEverybody)
    throw new CommandError(`Source ${source.id} is followed by organisations, not for all: they pause and remove it themselves.`);
  return source;
}

/** Whether the two lead to one source of a kind. Of webhooks and folders the address is a name. */
export function isSameAddress(one: string, other: string): boolean {
  return addressKey(one) === addressKey(other);
}

function addressKey(written: string): string {
  return normalUrl(written.includes('://') ? written : `https://${written}`) ?? written;
}
