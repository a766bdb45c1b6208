/** The peer of the charts: the same library as it comes, with as many days and series. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const DAYS = 90;
const SERIES = 8;

export function bareChart(): string {
  const library = readFileSync(createRequire(import.meta.url).resolve('echarts/dist/echarts.min.js'), 'utf8');
  return `<!doctype html><div id="chart" style="width:1100px;height:320px"></div><script>${library}</script>
<script>
  const days = Array.from({ length: ${DAYS} }, (_, day) => 'Day ' + day);
  echarts.init(chart, null, { renderer: 'svg' }).setOption({
    animation: false,
    tooltip: { trigger: 'axis' },
    legend: {},
    xAxis: { type: 'category', data: days },
    yAxis: {},
    series: Array.from({ length: ${SERIES} }, (_, series) => ({
      name: 'Series ' + series, type: 'bar', stack: 'all', data: days.map((_, day) => (day * (series + 3)) % 97),
    })),
  });
</script>`;
}
