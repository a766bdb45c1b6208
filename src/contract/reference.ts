/** What the API says of itself. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const getApiDocument = endpoint({
  method: 'GET',
  path: '/openapi.json',
  access: 'public',
  summary: 'This document',
  description: 'OpenAPI 3.1.',
  input: z.object({}),
  output: z.looseObject({ openapi: z.string() }),
});

export const getReference = endpoint({
  method: 'GET',
  path: '/reference',
  access: 'public',
  summary: 'This document as a page to read',
  gives: ['text/html'],
  input: z.object({}),
  output: z.string(),
});

export const getReferenceScript = endpoint({
  method: 'GET',
  path: '/reference.js',
  access: 'public',
  summary: 'The search of that page',
  gives: ['text/javascript'],
  input: z.object({}),
  output: z.string(),
});
