/** Hands an address of ours to the browser's downloads; the page stays. */
export function follow(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
