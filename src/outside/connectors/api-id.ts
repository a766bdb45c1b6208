/** What APIs call things by: printable ASCII without spaces, which can stand in an address, in a cursor and in a database as it is. */
import { z } from 'zod';

export const apiId = z.string().regex(/^[!-~]{1,200}$/);
/** Where a page of an answer begins, as the API says it. */
export const pageToken = z.string().regex(/^[!-~]{1,2000}$/);
