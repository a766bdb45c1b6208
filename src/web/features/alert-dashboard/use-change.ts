/** Writes into the address what somebody chooses on the dashboard: of another choice the first page is shown. */
import { useNavigate } from '@tanstack/react-router';
import type { DashboardSearch } from './dashboard-search.ts';

export function useChange() {
  const navigate = useNavigate({ from: '/alert-dashboard' });
  return (changes: Partial<DashboardSearch>) =>
    void navigate({ search: (now) => ({ ...now, page: undefined, ...changes }), replace: true, resetScroll: false });
}
