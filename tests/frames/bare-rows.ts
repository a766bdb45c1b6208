/** The peer of the list: rows of one height and one line of text, drawn by nothing but the browser's own means. */
export function bareRows(count: number): string {
  return `<!doctype html><body style="margin:0;font:14px sans-serif"><div id="list" style="position:relative;height:${count * 20}px"></div>
<script>
  function draw() {
    const from = Math.max(0, Math.floor(scrollY / 20) - 10);
    list.replaceChildren(...Array.from({ length: 80 }, (_, place) => {
      const row = document.createElement('div');
      row.style.cssText = 'position:absolute;height:20px;top:' + (from + place) * 20 + 'px';
      row.textContent = 'Row ' + (from + place) + ' of ${count}';
      return row;
    }));
  }
  addEventListener('scroll', draw);
  draw();
</script>`;
}
