import swagger from '@fastify/swagger'
import { problem } from '@sureda/contract/codes/problem'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'

/** OpenAPI 3.1 from the contracts the routes are checked with: it cannot say anything the server does not do. */
export async function installOpenApi(scope: FastifyInstance): Promise<void> {
  await scope.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Sureda',
        version: '1.0.0',
        description: 'Visitors, members and guides of cork-oak territories',
      },
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer', description: 'access_token of a sign-in call' },
        },
      },
    },
    transform: (input) => {
      const { access } = (input.route.config ?? {}) as { access?: string }
      const response = { ...(input.schema?.response as object | undefined), default: problemAnswer }
      const security = access === 'public' ? [] : [{ session: [] }]
      return jsonSchemaTransform({
        ...input,
        schema: { ...input.schema, response, security, ...tagOf(input.url) },
      } as never)
    },
  })
}

/** Interactive docs at `/api/docs`; not in production, where they only help strangers. */
export async function installDocs(scope: FastifyInstance): Promise<void> {
  const { default: swaggerUi } = await import('@fastify/swagger-ui')
  await scope.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
}

const problemAnswer = {
  description: 'Problem (RFC 9457)',
  content: { 'application/problem+json': { schema: problem } },
}

/** `/api/v1/story-tours/:id` → tag `story-tours`. */
const tagOf = (url: string) => ({ tags: [url.split('/')[3] ?? 'api'] })

export const openApiDocument = z.record(z.string(), z.unknown())
