/** Pages of a list, and where one of them starts; a page beyond the last is the last. */
export function pageOf(total: number, rows: number, wanted: number): { page: number; pages: number; from: number; to: number } {
  const pages = Math.max(1, Math.ceil(total / rows));
  const page = Math.min(Math.max(1, wanted), pages);
  return { page, pages, from: total === 0 ? 0 : (page - 1) * rows + 1, to: Math.min(total, page * rows) };
}
