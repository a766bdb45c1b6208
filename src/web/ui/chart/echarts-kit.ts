/** The parts of ECharts in use, in a chunk of their own that arrives with the first chart. */
import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, LegendComponent, MarkPointComponent, TooltipComponent } from 'echarts/components';
import { init, use as register, registerAction } from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { SVGRenderer } from 'echarts/renderers';
import { isolate } from './isolate.ts';

interface LegendModel {
  option: { selected: Record<string, boolean> };
  getData(): readonly { get(key: 'name'): string }[];
  isSelected(name: string): boolean;
}

// Of two actions of one name ECharts keeps the first: its own, which only toggles, would draw all to be drawn anew.
registerAction({ type: 'legendToggleSelect', event: 'legendselectchanged' }, ({ name }, model) => {
  model.eachComponent('legend', (component) => {
    const legend = component as unknown as LegendModel;
    const shown = legend.getData().map((one) => [one.get('name'), legend.isSelected(one.get('name'))] as const);
    legend.option.selected = isolate(Object.fromEntries(shown), String(name));
  });
});
register([BarChart, GridComponent, LabelLayout, LegendComponent, LineChart, MarkPointComponent, SVGRenderer, TooltipComponent]);

export const initChart = init;
