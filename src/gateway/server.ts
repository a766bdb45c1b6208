/** The door for people: builds the HTTP server out of plugins (one concern each) and routes (one noun each). */
import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import type { Gateway } from './gateway.ts';
import { createAccountRequests } from './plugins/account-requests.ts';
import { addAuthentication } from './plugins/authentication.ts';
import { addCallLimits } from './plugins/call-limits.ts';
import { addEmptyBodies } from './plugins/empty-bodies.ts';
import { addErrors, answerBadAddress, answerUnreadable } from './plugins/errors.ts';
import { createLoginAttempts } from './plugins/login-attempts.ts';
import { addOpenRequests } from './plugins/open-requests.ts';
import { addSameSite } from './plugins/same-site.ts';
import { addSecurityHeaders } from './plugins/security-headers.ts';
import { addWatchedRequests } from './plugins/watched-requests.ts';
import { addWebPage } from './plugins/web-page.ts';
import { addAccessTokens } from './routes/access-tokens.ts';
import { addAccountPages } from './routes/account-pages.ts';
import { addAccounts } from './routes/accounts.ts';
import { addAlertRuns } from './routes/alert-runs.ts';
import { addAlerts } from './routes/alerts.ts';
import { addAnalysis } from './routes/analysis.ts';
import { addAnalysisContents } from './routes/analysis-contents.ts';
import { addArrivals } from './routes/arrivals.ts';
import { addAudit } from './routes/audit.ts';
import { addAuth } from './routes/auth.ts';
import { addBackup } from './routes/backup.ts';
import { addCall } from './routes/call.ts';
import { addComparison } from './routes/comparison.ts';
import { addCorrections } from './routes/corrections.ts';
import { addDemo } from './routes/demo.ts';
import { addDevices } from './routes/devices.ts';
import { addDownloads } from './routes/downloads.ts';
import { addEnrich } from './routes/enrich.ts';
import { addEntities } from './routes/entities.ts';
import { addExports } from './routes/exports.ts';
import { addHealth } from './routes/health.ts';
import { addHome } from './routes/home.ts';
import { addHooks } from './routes/hooks.ts';
import { addIdentity } from './routes/identity.ts';
import { addIngest } from './routes/ingest.ts';
import { addMailLinks } from './routes/mail-links.ts';
import { addMetrics } from './routes/metrics.ts';
import { addModelCalls } from './routes/model-calls.ts';
import { addOidc } from './routes/oidc.ts';
import { addOperatorAccounts } from './routes/operator-accounts.ts';
import { addOutbox } from './routes/outbox.ts';
import { addReference } from './routes/reference.ts';
import { addSavedViews } from './routes/saved-views.ts';
import { addSources } from './routes/sources.ts';
import { addSummaries } from './routes/summaries.ts';
import { addTopics } from './routes/topics.ts';
import { addTranslations } from './routes/translations.ts';
import { addTriage } from './routes/triage.ts';
import { addWebSearch } from './routes/web-search.ts';
import { addWebsub } from './routes/websub.ts';

/**
 * Bytes of a request's head. A filter stands in the address, where its longest text, 20,000 characters of Chinese, takes 180,000; Node
 * itself stops at 16,384.
 */
const HEAD_LIMIT = 256 * 1024;

/** Milliseconds in which the head of a request has come, and all of it: 32 MB at half a megabit a second take nine minutes. Without it, for ever. */
const HEAD_MS = 30_000;
const REQUEST_MS = 600_000;

/**
 * Ready for `listen` or `inject`; closing it does not close the stores. `prepare`: what is done before there is any route, as by whoever
 * wants to see them all.
 */
export async function createServer(gateway: Gateway, prepare?: (app: FastifyInstance) => void): Promise<FastifyInstance> {
  const app = fastify({
    trustProxy: gateway.trustProxy.length > 0 ? [...gateway.trustProxy] : false,
    // By then open requests are answered; a connection that is only kept must not hold up the end.
    forceCloseConnections: true,
    // Refused in the envelope of all others (plugins/open-requests.ts).
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: 1024 * 1024,
    // What a link in a mail says stands in its path.
    routerOptions: { maxParamLength: 1024 },
    http: { maxHeaderSize: HEAD_LIMIT, headersTimeout: HEAD_MS },
    requestTimeout: REQUEST_MS,
    // It would break off closing as well, which has times of its own (plugins/open-requests.ts).
    pluginTimeout: 0,
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerUnreadable,
  });
  prepare?.(app);
  addWatchedRequests(app, gateway.environment);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  const { track, stopping } = addOpenRequests(app, gateway.environment.log, gateway.leaving);
  addErrors(app, gateway.environment.log);
  addAuthentication(app, gateway);
  await addSecurityHeaders(app, gateway.publicUrl, gateway.identity.issuer);
  addEmptyBodies(app);
  await app.register(compress, { threshold: 1024 });
  await app.register(formbody);
  await addCallLimits(app, gateway.callsPerMinute, () => gateway.environment.now());
  addSameSite(app, gateway.publicUrl);
  await addWebPage(app, gateway.webFolder, gateway.publicUrl);

  const attempts = createLoginAttempts(() => gateway.environment.now());
  addHealth(app, gateway.checkReady, gateway.environment.log);
  addMetrics(app, gateway);
  addAccounts(app);
  addAuth(app, attempts);
  addDevices(app);
  addAccessTokens(app);
  addAudit(app);
  addBackup(app);
  addIdentity(app);
  addOperatorAccounts(app);
  const requests = createAccountRequests(() => gateway.environment.now());
  addAccountPages(app, requests, attempts);
  addCall(app);
  addTopics(app);
  addSources(app);
  addWebSearch(app);
  addModelCalls(app);
  addSummaries(app);
  addHome(app);
  addAnalysis(app);
  addAnalysisContents(app);
  addComparison(app);
  addArrivals(app, stopping);
  addEnrich(app);
  addCorrections(app);
  addTriage(app);
  addTranslations(app);
  addSavedViews(app);
  addAlerts(app);
  addMailLinks(app);
  addAlertRuns(app);
  addOutbox(app);
  addEntities(app);
  addIngest(app);
  addHooks(app);
  addWebsub(app);
  addDownloads(app);
  addExports(app);
  addDemo(app, stopping);
  addReference(app);
  const { embedded } = gateway.identity;
  if (embedded) {
    // Handed over before a handler runs, so tracked here.
    addOidc(app, { ...embedded, handle: (...given) => track(embedded.handle(...given)) }, attempts);
  }
  await app.ready();
  return app;
}
