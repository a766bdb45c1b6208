/** The page: built to dist/web, which the server hands out. `npm run dev` serves it with hot reload beside a running server. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { guidePages } from './scripts/guide-pages.ts';
import { idsAtOnce } from './scripts/ids-at-once.ts';
import { pagesInTurn } from './scripts/pages-in-turn.ts';
import { sharedChunks } from './scripts/shared-chunks.ts';
import { withoutReferenceWords } from './scripts/without-reference-words.ts';
import { wordsWithChunks } from './scripts/words-with-chunks.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
// The page's own name reaches the server: the sign-in service makes its addresses of it.
const server = { target: process.env['DEV_SERVER'] ?? 'http://localhost:8080', changeOrigin: false };

/** Networks are drawn on one page alone; what only they need goes with it. */
const OF_NETWORKS =
  /[\\/]echarts[\\/]lib[\\/](?:chart[\\/](?:graph|helper[\\/]Line)|coord[\\/]View|component[\\/]helper[\\/][Rr]oam)/;
const isEcharts = (id: string): boolean => /node_modules[\\/]echarts[\\/]/.test(id) && !OF_NETWORKS.test(id);

export default defineConfig({
  root: here('src/web'),
  envDir: here('.'),
  envPrefix: 'VITE_',
  cacheDir: here('node_modules/.cache/vite'),
  plugins: [
    react(),
    idsAtOnce(),
    withoutReferenceWords(),
    guidePages(here('docs/guide/')),
    wordsWithChunks(here('src/web')),
    pagesInTurn(here('src/web')),
  ],
  build: {
    outDir: here('dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: true,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // ECharts stays in a chunk of its own that only a dynamic import pulls in; the frame must not wait for it. A group
          // takes what it imports with it, so what both sides share (tslib) is claimed by the other group first.
          groups: [
            { name: 'zrender', test: /node_modules[\\/]zrender[\\/]/, priority: 3 },
            { name: 'echarts', test: isEcharts, priority: 2 },
            { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler|tslib)[\\/]/, priority: 3 },
            // What every page begins with, as two files: in sixty, each for whoever else uses it too, it is a tenth larger.
            { name: 'libraries', test: /node_modules[\\/].*js$/, tags: ['$initial'], priority: 2 },
            { name: 'frame', tags: ['$initial'], priority: 1 },
            sharedChunks(),
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': server, '/oidc': server },
  },
});
