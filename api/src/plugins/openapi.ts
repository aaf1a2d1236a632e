import swagger from '@fastify/swagger'
import type { Call } from '@sureda/contract/calls/call'
import { CALL_GROUPS, CALLS } from '@sureda/contract/calls/calls'
import { problem } from '@sureda/contract/codes/problem'
import { type ProblemCode, problemStatus } from '@sureda/contract/codes/problem-codes'
import { API_BASE } from '@sureda/contract/remote/api-base'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { exampleOf } from './openapi-examples.ts'
import { PARAMETER_DESCRIPTIONS } from './openapi-parameters.ts'

/** OpenAPI 3.1 from the contracts that routes are validated with, so it always matches the server. */
export async function installOpenApi(scope: FastifyInstance): Promise<void> {
  await scope.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Sureda',
        version: '1.0.0',
        description: 'Visitors, members and guides of cork-oak territories',
      },
      servers: [{ url: '/' }],
      tags: Object.keys(CALL_GROUPS).map((name) => ({ name, description: `Calls of ${name}` })),
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer', description: 'access_token of a sign-in call' },
        },
      },
    },
    transform: (input) => {
      const { access } = (input.route.config ?? {}) as { access?: string }
      const name = `${input.route.method} ${input.url.replace(/^\/api(\/v1)?/, '')}`
      const success = input.schema?.response as object | undefined
      const response = { ...success, ...refusalsOf(name), default: problemAnswer('Any other problem') }
      const security = access === 'public' ? [] : [{ session: [] }]
      return jsonSchemaTransform({
        ...input,
        schema: { ...input.schema, ...idOf(input), response, security, tags: [groupOf(name)] },
      } as never)
    },
    transformObject: (document) => {
      if (!('openapiObject' in document)) return document.swaggerObject
      const { components = {} } = document.openapiObject
      // one shared schema: repeated per operation it would be two thirds of the document
      components.schemas = { ...components.schemas, Problem: z.toJSONSchema(problem) as object }
      for (const operation of Object.values(document.openapiObject.paths ?? {}).flatMap((path) =>
        Object.values(path ?? {}),
      ))
        illustrate(operation as Operation)
      return document.openapiObject
    },
  })
}

/** Interactive docs at `/api/docs`; not in production, where no one needs them. */
export async function installDocs(scope: FastifyInstance): Promise<void> {
  const { default: swaggerUi } = await import('@fastify/swagger-ui')
  await scope.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
}

const problemAnswer = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: problem } },
})

/** The errors of a call by status with their codes: its own, and those of all calls with its access. */
function refusalsOf(name: string): Record<number, ReturnType<typeof problemAnswer>> {
  const call = (CALLS as Partial<Record<string, Call>>)[name]
  if (!call) return {}
  const signedIn: ProblemCode[] = ['token_missing', 'token_expired', 'token_revoked']
  const codes: ProblemCode[] = [
    'validation_failed',
    'too_many_requests',
    ...(call.access === 'public' ? [] : signedIn),
    ...(call.access === 'guide' || call.access === 'staff' ? (['access_denied'] as const) : []),
    ...(call.problems ?? []),
  ]
  const statuses = [...new Set(codes.map(problemStatus))]
  return Object.fromEntries(
    statuses.map((status) => {
      const own = codes.filter((code) => problemStatus(code) === status)
      return [status, problemAnswer(`Problem (RFC 9457): ${own.join(', ')}`)]
    }),
  )
}

/** The short address for signing out is the same call, so it needs a different id. */
const idOf = ({ url, schema }: { url: string; schema?: { operationId?: string } }) =>
  url.startsWith(`${API_BASE}/`) ? {} : { operationId: `${schema?.operationId}Short` }

const groupOf = (name: string) =>
  Object.entries(CALL_GROUPS).find(([, calls]) => name in calls)?.[0] ?? 'platform'

interface Content {
  schema?: object
  example?: unknown
}
interface Operation {
  parameters?: (Content & { name: string; description?: string })[]
  requestBody?: { content?: Record<string, Content> }
  responses?: Record<string, { content?: Record<string, Content> }>
}

/** Adds descriptions of parameters and examples to an operation. */
function illustrate({ parameters = [], requestBody, responses = {} }: Operation): void {
  for (const parameter of parameters) {
    const description = PARAMETER_DESCRIPTIONS[parameter.name]
    if (description) parameter.description ??= description
  }
  const bodies = [requestBody, ...Object.values(responses)].flatMap((body) =>
    Object.values(body?.content ?? {}),
  )
  for (const { content = {} } of Object.values(responses)) {
    const refusal = content['application/problem+json']
    if (refusal) refusal.schema = { $ref: '#/components/schemas/Problem' }
  }
  for (const content of [...parameters, ...bodies]) {
    const example = content.schema && exampleOf(content.schema)
    if (example !== undefined) content.example = example
  }
}

export const openApiDocument = z.record(z.string(), z.unknown())
