/** With networks besides, which one page alone draws. */
import { GraphChart } from 'echarts/charts';
import { use as register } from 'echarts/core';

register(GraphChart);

export { initChart } from './echarts-kit.ts';
