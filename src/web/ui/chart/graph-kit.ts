/** What draws networks, which one page alone has; it adds itself to the parts of echarts-kit.ts. */
import { GraphChart } from 'echarts/charts';
import { use as register } from 'echarts/core';

register(GraphChart);
