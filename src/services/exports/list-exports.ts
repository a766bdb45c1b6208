/** The files that the caller has asked for, newest first. */
import type { Exported } from '../../contract/exports.ts';
import { LIMITS } from '../../contract/limits.ts';
import { exportsOf } from '../../stores/postgres/exports.ts';
import type { Actor, Environment } from '../environment.ts';
import { exportOnWire } from './own-export.ts';

export async function listExports({ postgres, now }: Environment, actor: Actor): Promise<Exported[]> {
  return (await exportsOf(postgres, actor, now(), LIMITS.listedExports)).map(exportOnWire);
}
