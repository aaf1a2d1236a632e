import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify'
import type { Config } from './config.ts'
import { AppError } from './errors/app-error.ts'
import { HTTP_LIMITS, type HttpLimits, httpServer } from './http-server.ts'
import { logOptions } from './log/log-options.ts'
import { requestIds } from './log/request-id.ts'
import { sendProblem } from './plugins/errors.ts'

/**
 * What the process around the API needs to be told: for `buildApi`, and for the gateway's own instance when it mounts the API. Tests make the
 * limits short.
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
    // a busy machine starts slowly: ten seconds, the default, ended a process that was starting
    pluginTimeout: 120_000,
    ...httpServer(limits),
    forceCloseConnections: 'idle',
    // what still arrives on an open connection while the server closes is answered like anything else
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  }
}
