import { randomUUID } from 'node:crypto'
import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify'
import type { Config } from './config.ts'
import { AppError } from './errors/app-error.ts'
import { sendProblem } from './plugins/errors.ts'

/** What the process around the API needs to be told: for `buildApi`, and for the gateway's own instance when it mounts the API. */
export function serverOptions(config: Config): FastifyServerOptions {
  return {
    logger: {
      level: config.LOG_LEVEL,
      // requests are logged by one line of our own, without query, headers and bodies
      serializers: { req: () => ({}), res: () => ({}) },
      redact: ['headers.authorization', 'authorization', 'password', 'token', 'credential', 'id_token'],
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.TRUSTED_PROXIES?.split(',').map((range) => range.trim()) ?? false,
    genReqId: () => randomUUID(),
    // an address that cannot be decoded never reaches a route
    frameworkErrors: (error, request, reply) => {
      const problem = new AppError('malformed_request', error.message, { reason: error })
      return sendProblem(request as FastifyRequest, reply as unknown as FastifyReply, problem)
    },
    bodyLimit: 256 * 1024,
    // client 15 s > request 15 s > handler 10 s > statement 5 s > lock 3 s
    requestTimeout: 15_000,
    handlerTimeout: 10_000,
    connectionTimeout: 20_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  }
}
