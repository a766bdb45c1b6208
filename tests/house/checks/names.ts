/** A name tells the content: kebab-case, no drawer names, no barrels, and only folders and files that the vocabulary knows. */
import { listFiles } from './source-tree.ts';
import { BANNED, ROOMS, type Room } from './vocabulary.ts';

const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+)*$/;
const MIGRATION = /^\d{4}_[a-z0-9]+(?:_[a-z0-9]+)*\.sql$/;
const GOVERNED = /^(?:src|tests|bench|train|accuracy|scripts)\//;
/** The only page there is; browsers and builders expect its name. */
const PAGE = 'src/web/index.html';

export function misnamedFiles(root: string): string[] {
  const files = listFiles(root).filter((path) => GOVERNED.test(path));
  const folders = new Set(files.flatMap(foldersAbove));
  return [...[...folders].sort().flatMap(folderComplaints), ...files.flatMap(fileComplaints)];
}

function foldersAbove(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

function folderComplaints(path: string): string[] {
  const parts = path.split('/');
  const name = parts.at(-1) ?? '';
  if (parts.length === 1) return [];
  if (BANNED.includes(name)) return [`${path}: "${name}" is a drawer, not a name`];
  const room = roomAt(parts.slice(0, -1).join('/'));
  // The folder above is complained about already.
  if (room === undefined) return [];
  return room.folders.includes(name) ? [] : [`${path}: ${room.at} has no folder "${name}" (tests/house/checks/vocabulary.ts)`];
}

function fileComplaints(path: string): string[] {
  const parts = path.split('/');
  const file = parts.at(-1) ?? '';
  const name = file.split('.')[0] ?? '';
  if (path === PAGE) return [];
  if (BANNED.includes(name)) return [`${path}: "${name}" is a drawer or a barrel, not a name`];
  if (!KEBAB.test(file) && !(parts.includes('migrations') && MIGRATION.test(file))) return [`${path}: not kebab-case`];
  const room = roomAt(parts.slice(0, -1).join('/'));
  if (room === undefined || room.files === 'any' || room.files.includes(name)) return [];
  return [`${path}: ${room.at} has no file "${name}" (tests/house/checks/vocabulary.ts)`];
}

/** The row for a folder, the most exact first. */
function roomAt(folder: string): Room | undefined {
  return ROOMS.find((room) => room.at === folder) ?? ROOMS.find((room) => fits(room.at, folder));
}

function fits(pattern: string, folder: string): boolean {
  const wanted = pattern.split('/');
  const given = folder.split('/');
  return wanted.length === given.length && wanted.every((part, index) => part === '*' || part === given[index]);
}
