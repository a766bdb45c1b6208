/** POST /call: positions become names by the contract's table, the verb does the rest, the answer gets its envelope. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callFunction, FUNCTIONS, type FunctionName, type GatewayFunction } from '../../contract/functions.ts';
import { forFigures } from '../../services/analysis/for-figures.ts';
import type { Actor, Environment } from '../../services/environment.ts';
import { ServiceError } from '../../services/errors.ts';
import { accountFunctions } from '../functions/accounts.ts';
import { alertFunctions } from '../functions/alerts.ts';
import { analysisFunctions } from '../functions/analysis.ts';
import type { FunctionHandlers } from '../functions/handlers.ts';
import { topicFunctions } from '../functions/topics.ts';
import { requireScope } from '../plugins/authentication.ts';
import { kindOfFunction } from '../plugins/costly-calls.ts';
import { given, registerForUser } from '../register.ts';

const HANDLERS: FunctionHandlers = { ...topicFunctions, ...analysisFunctions, ...accountFunctions, ...alertFunctions };

type AnyHandler = (environment: Environment, actor: Actor, input: Record<string, unknown>, gone: AbortSignal) => Promise<unknown>;

export function addCall(app: FastifyInstance): void {
  const { environment } = app.gateway;
  const figures = forFigures(environment);
  registerForUser(
    app,
    callFunction,
    async ({ name, arguments: values }, actor, request) => {
      if (!isFunctionName(name)) throw new ServiceError('unknown_function', `no function ${name}`);
      const definition: GatewayFunction = FUNCTIONS[name];
      const kind = kindOfFunction(name);
      if (kind) app.countCall(kind, actor.userId);
      const input = named(name, definition, values);
      const answer = definition.output.parse(
        await handlerOf(name)(definition.scope === 'read' ? figures : environment, actor, input, request.gone),
      );
      return definition.write ? answer : { result: answer };
    },
    { preHandler: knowFunction },
  );
}

/** Before anything of it counts: what the function that is named needs of a token, and how its failures look. */
async function knowFunction(request: FastifyRequest): Promise<void> {
  const { name } = Object(given(request)) as { name?: unknown };
  if (typeof name !== 'string' || !isFunctionName(name)) return;
  const { scope, write }: GatewayFunction = FUNCTIONS[name];
  if (write) request.failure = { result: false };
  request.needs = scope;
  requireScope(request, scope);
}

function isFunctionName(name: string): name is FunctionName {
  return Object.hasOwn(FUNCTIONS, name);
}

function named(
  name: FunctionName,
  { arguments: required, optional = [] }: GatewayFunction,
  values: readonly unknown[],
): Record<string, unknown> {
  const names = [...required, ...optional];
  if (values.length < required.length || values.length > names.length) {
    const more = optional.map((key) => `, ${key} (optional)`).join('');
    const expected = names.length === 0 ? 'no arguments' : `${required.length}: ${required.join(', ')}${more}`;
    throw new ServiceError('wrong_arguments', `${name} takes ${expected}; got ${values.length}`);
  }
  // JSON has no undefined inside an array: null stands for an argument that is left out.
  return Object.fromEntries(names.map((key, index) => [key, values[index] ?? undefined]));
}

/** The table's type ties each name to its own arguments; here the name is only known when called, and the verb checks. */
function handlerOf(name: FunctionName): AnyHandler {
  return HANDLERS[name] as AnyHandler;
}
