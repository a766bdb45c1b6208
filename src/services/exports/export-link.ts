/** Where a browser can download a file that was made in the background. */
import { GATEWAY } from '../../contract/endpoint.ts';
import { downloadExport } from '../../contract/exports.ts';
import type { Actor, Environment } from '../environment.ts';
import { exportGrant, signDownload } from './download-token.ts';
import { ownExport, refuseUnmade } from './own-export.ts';

/** Throws not_found for anybody else's, not_ready until it is made. */
export async function exportLink(environment: Environment, actor: Actor, exportId: string): Promise<{ url: string }> {
  refuseUnmade(await ownExport(environment, actor, exportId));
  const { organisationId, userId } = actor;
  const token = await signDownload(environment, exportGrant, { organisationId, userId, exportId });
  const path = downloadExport.path.replace(':exportId', exportId);
  return { url: `${GATEWAY}${path}?${new URLSearchParams({ token }).toString()}` };
}
