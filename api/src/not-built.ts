import { ENDPOINTS } from '@sureda/contract/endpoints'
import type { FastifyInstance } from 'fastify'
import { AppError } from './errors/app-error.ts'

/** `/rewards/{id}` → `/rewards/:id` */
export const toRoutePath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1')

/** The calls that a later issue builds: they exist, know who may call them, and tell everybody the same, whatever is sent (501). */
export async function notBuiltRoutes(scope: FastifyInstance): Promise<void> {
  for (const endpoint of ENDPOINTS.filter((entry) => !entry.built)) {
    scope.route({
      method: endpoint.method,
      url: toRoutePath(endpoint.path),
      config: { access: endpoint.access, cache: 'none', built: false },
      // before the body is read: a form that cannot be parsed is no reason to answer otherwise
      onRequest: async () => {
        throw new AppError('not_built_yet', `${endpoint.method} ${endpoint.path}`)
      },
      handler: () => undefined,
    })
  }
}
