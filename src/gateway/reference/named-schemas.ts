/** What has a name of its own in the reference, as it is answered and as it is taken; all else is written where it stands. */
import { z } from 'zod';
import * as alertRuns from '../../contract/alert-runs.ts';
import * as alerts from '../../contract/alerts.ts';
import * as comparison from '../../contract/analysis/comparison.ts';
import { filterOptions } from '../../contract/analysis/filter-options.ts';
import { howAnalysis } from '../../contract/analysis/how.ts';
import * as overview from '../../contract/analysis/overview.ts';
import * as posts from '../../contract/analysis/posts.ts';
import * as what from '../../contract/analysis/what.ts';
import { whenAnalysis } from '../../contract/analysis/when.ts';
import { whereAnalysis } from '../../contract/analysis/where.ts';
import { whoAnalysis } from '../../contract/analysis/who.ts';
import { device } from '../../contract/devices.ts';
import { exported } from '../../contract/exports.ts';
import { filterBucket, mediaType, queryFilter } from '../../contract/filter.ts';
import { modelCall } from '../../contract/model-calls.ts';
import { operatorOrganisation, operatorUser } from '../../contract/operator-accounts.ts';
import { postSearch } from '../../contract/post-search.ts';
import { importedPost, post } from '../../contract/posts.ts';
import { source } from '../../contract/sources.ts';
import { summary } from '../../contract/summaries.ts';
import * as topics from '../../contract/topics.ts';
import { translation } from '../../contract/translations.ts';
import { webhookAlert } from '../../contract/webhook-alert.ts';

function named(schemas: Record<string, z.ZodType>): z.core.$ZodRegistry<{ id?: string }> {
  const names = z.registry<{ id?: string }>();
  for (const [id, schema] of Object.entries(schemas)) names.add(schema, { id });
  return names;
}

export const GIVEN_NAMES = named({
  Alert: alerts.alert,
  AlertFigures: alerts.alertFigures,
  AlertRun: alertRuns.alertRun,
  FiredRun: alertRuns.firedRun,
  RunCourse: alertRuns.runCourse,
  Delivery: alertRuns.delivery,
  Comparison: comparison.comparison,
  Device: device,
  Export: exported,
  FilterOptions: filterOptions,
  HowAnalysis: howAnalysis,
  MediaType: mediaType,
  ModelCall: modelCall,
  Organisation: operatorOrganisation,
  Overview: overview.overview,
  Post: post,
  PostOverview: posts.postOverview,
  PostSearch: postSearch,
  Source: source,
  Summary: summary,
  Theme: what.theme,
  Topic: topics.topic,
  TopicSummary: topics.topicSummary,
  Translation: translation,
  User: operatorUser,
  WebhookAlert: webhookAlert,
  WhatAnalysis: what.whatAnalysis,
  WhenAnalysis: whenAnalysis,
  WhereAnalysis: whereAnalysis,
  WhoAnalysis: whoAnalysis,
});

export const TAKEN_NAMES = named({
  AlertInput: alerts.alertInput,
  Bucket: filterBucket,
  Filter: queryFilter,
  KeywordGroups: topics.keywordGroups,
  PostInput: importedPost,
});
