/**
 * One line that shows something moving: rewritten in place on a terminal, repeated every ten seconds in a log.
 * Written to stderr, so that a command's own output stays clean.
 */
const { stderr } = process;

/** Shows `label … detail, 12 s` until `end` is called; `detail` is asked again at each tick. */
export function startProgress(label, detail = () => '') {
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  const line = () => [`${label} …`, [detail(), `${seconds()} s`].filter(Boolean).join(', ')].join(' ');
  const show = () => stderr.write(stderr.isTTY ? `\r\u001b[K${line()}` : `${line()}\n`);

  if (stderr.isTTY) show();
  else stderr.write(`${label} …\n`);
  const timer = setInterval(show, stderr.isTTY ? 200 : 10_000);

  return {
    end(outcome) {
      clearInterval(timer);
      stderr.write(`${stderr.isTTY ? '\r\u001b[K' : ''}${label}: ${outcome}, ${seconds()} s\n`);
    },
  };
}
