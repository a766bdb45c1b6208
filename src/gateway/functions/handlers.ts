/** What a gateway function is here: its named arguments, unchecked, go to a verb, which checks them. `gone`: nobody waits for the answer any more. */
import type { z } from 'zod';
import type { FUNCTIONS, FunctionInput, FunctionName } from '../../contract/functions.ts';
import type { Actor, Environment } from '../../services/environment.ts';

type NamedArguments<Name extends FunctionName> = Record<keyof FunctionInput<Name>, unknown>;
type Answer<Name extends FunctionName> = z.input<(typeof FUNCTIONS)[Name]['output']>;

/** One handler for every function of the contract: a missing one and an unknown one are both type errors. */
export type FunctionHandlers<Names extends FunctionName = FunctionName> = {
  [Name in Names]: (
    environment: Environment,
    actor: Actor,
    input: NamedArguments<Name>,
    /** Aborted when nobody waits for the answer any more. */
    gone: AbortSignal,
  ) => Promise<Answer<Name>>;
};
