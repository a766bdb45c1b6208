/** What passes between the program and the process that holds its model. */
import type { EngineScore } from './sentiment-engine.ts';

export type ProcessRequest = { kind: 'score'; id: number; texts: string[] } | { kind: 'cancel'; id: number };

export type ProcessAnswer =
  | { kind: 'ready' }
  | { kind: 'unusable'; reason: string }
  | { kind: 'scores'; id: number; scores: EngineScore[] }
  | { kind: 'failed'; id: number; reason: string };
