/** The address of the Alert Dashboard at which one window of an alert is shown, opened. */
export function runLink(publicUrl: string, alertId: number, windowEnd: Date): string {
  const url = new URL('/alert-dashboard', publicUrl);
  url.searchParams.set('alert', String(alertId));
  url.searchParams.set('window', windowEnd.toISOString());
  return url.href;
}
