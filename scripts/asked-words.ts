/**
 * Which words a module of the page needs: the namespaces that it and all it imports ask for. What it imports only when it is needed comes with
 * words of its own. Read from the sources as they are written, which a formatter keeps alike.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const STATIC_IMPORT = /^(?:import|export) (?:(?!type )[\w\s{},*$]* from )?'(\.[^']+\.tsx?)'/gm;
const ASKS = /\buseTranslation\(|(?<!function )\btranslated\(/g;
/** Where a namespace stands: alone, in a list, or before the key. None is the one of the frame. */
const NAMED = /\buseTranslation\((?:'([a-z-]+)'|\[([a-z\-,'\s]+)\]|())\)|(?<!function )\btranslated\('([a-z-]+):/g;

interface Module {
  imports: string[];
  asks: string[];
}

/** By the absolute path of a module; each file is read once. */
export function createAskedWords(): (path: string) => string[] {
  const modules = new Map<string, Module>();

  function moduleAt(path: string): Module {
    const known = modules.get(path) ?? readModule(path);
    modules.set(path, known);
    return known;
  }

  return (path) => {
    const seen = new Set([path]);
    // A set tells also what is added while it is gone through.
    for (const reached of seen) for (const imported of moduleAt(reached).imports) seen.add(imported);
    return [...new Set([...seen].flatMap((reached) => moduleAt(reached).asks))].sort();
  };
}

function readModule(path: string): Module {
  const text = readFileSync(path, 'utf8');
  const named = [...text.matchAll(NAMED)];
  if (named.length !== [...text.matchAll(ASKS)].length) {
    throw new Error(`${path}: which words are asked for must stand there in full, in useTranslation(…) or translated(…)`);
  }
  return {
    imports: [...text.matchAll(STATIC_IMPORT)].map(([, name = '']) => join(dirname(path), name)),
    asks: named.flatMap(([, alone, list, none, before]) =>
      none === '' ? ['app'] : ((alone ?? list ?? before ?? '').match(/[a-z-]+/g) ?? []),
    ),
  };
}
