import looks from './playwright.looks.config.ts';
const { globalSetup: _g, ...same } = looks;
export default { ...same, workers: 1, reporter: [['list']], outputDir: '/tmp/vis/failed', use: { ...same.use, baseURL: process.env['DEV_URL'] } };
