import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify'
import type { Config } from './config.ts'
import { AppError } from './errors/app-error.ts'
import { HTTP_LIMITS, type HttpLimits, httpServer } from './http-server.ts'
import { logOptions } from './log/log-options.ts'
import { requestIds } from './log/request-id.ts'
import { sendProblem } from './plugins/errors.ts'

/**
 * Fastify options for `buildApi`, and for the gateway's own instance when it mounts the API. Tests pass shorter limits.
 */
export function serverOptions(config: Config, limits: HttpLimits = HTTP_LIMITS): FastifyServerOptions {
  const proxies = config.TRUSTED_PROXIES?.split(',').map((range) => range.trim()) ?? []
  return {
    logger: logOptions(config.LOG_LEVEL),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: proxies.length > 0 && proxies,
    genReqId: requestIds(proxies),
    // an address that cannot be decoded never reaches a route
    frameworkErrors: (error, request, reply) => {
      const problem = new AppError('malformed_request', error.message, { reason: error })
      return sendProblem(request as FastifyRequest, reply as unknown as FastifyReply, problem)
    },
    bodyLimit: 256 * 1024,
    // the default of ten seconds ended processes that started on a busy machine
    pluginTimeout: 120_000,
    ...httpServer(limits),
    forceCloseConnections: 'idle',
    // requests that arrive on an open connection while the server closes are answered normally
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  }
}
