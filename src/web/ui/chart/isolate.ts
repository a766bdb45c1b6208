/** A click on a name in the legend shows that series alone; a click on the one shown alone brings all back. */
export function isolate(shown: Readonly<Record<string, boolean>>, clicked: string): Record<string, boolean> {
  const names = Object.keys(shown);
  const alone = names.every((name) => (shown[name] === true) === (name === clicked));
  return Object.fromEntries(names.map((name) => [name, alone || name === clicked]));
}
