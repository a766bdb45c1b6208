/**
 * A module for `--import`: everything in a process that asks for the time is told another one. `now`: an expression of JavaScript in which
 * `Real` is the true Date. There is one prototype as before: whoever takes the methods of dates from it finds them.
 */
export function clockModule(now: string): string {
  const source = `const Real = Date;
const now = () => ${now};
function Told(...given) {
  return new.target ? Reflect.construct(Real, given.length > 0 ? given : [now()], new.target) : new Real(now()).toString();
}
Object.defineProperties(Told, Object.getOwnPropertyDescriptors(Real));
Told.now = now;
Told.prototype.constructor = Told;
globalThis.Date = Told;`;
  return `data:text/javascript,${encodeURIComponent(source)}`;
}
