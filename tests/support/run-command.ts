/** Runs a command as the command line would, on a data folder: what it prints, and what it throws. */
import type { Command } from 'commander';
import { Command as Program } from 'commander';
import { vi } from 'vitest';

/** stdout, without its last line feed. `input`: what is read from standard input. */
export type RunCommand = (words: readonly string[], input?: string) => Promise<string>;

export function commandRunner(add: readonly ((program: Command) => void)[], environment: Record<string, string>): RunCommand {
  return async (words, input = '') => {
    const program = new Program().exitOverride().configureOutput({ writeErr: () => undefined });
    for (const each of add) each(program);
    // What is said of the whole does not reach its parts, which were made before.
    for (const part of program.commands.flatMap((command) => [command, ...command.commands]))
      part.exitOverride().configureOutput({ writeErr: () => undefined });
    const printed: string[] = [];
    const print = vi.spyOn(console, 'log').mockImplementation((line: unknown) => void printed.push(String(line)));
    const stdin = vi.spyOn(process, 'stdin', 'get').mockReturnValue(given(input));
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    try {
      await program.parseAsync(words, { from: 'user' });
    } finally {
      print.mockRestore();
      stdin.mockRestore();
      vi.unstubAllEnvs();
    }
    return printed.join('\n');
  };
}

/** It is only read to its end. */
function given(input: string): typeof process.stdin {
  return (async function* () {
    yield Buffer.from(input);
  })() as unknown as typeof process.stdin;
}
