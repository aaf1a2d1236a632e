import type { Call } from '@sureda/contract/calls/call'
import { CALLS, type CallName, type Calls } from '@sureda/contract/calls/calls'
import type {
  FastifyBaseLogger,
  FastifyContextConfig,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
} from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

/** The declared schemas of a call, in Fastify's form. */
type SchemaOf<C> = {
  params: C extends { params: infer S } ? S : unknown
  querystring: C extends { query: infer S } ? S : unknown
  body: C extends { body: infer S } ? S : unknown
  response: C extends { answers: infer S } ? S : unknown
}

type Handler<N extends CallName> = RouteHandlerMethod<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  RouteGenericInterface,
  FastifyContextConfig,
  SchemaOf<Calls[N]>,
  ZodTypeProvider
>

interface RouteOptions extends Omit<FastifyContextConfig, 'access' | 'person'> {
  /** Maximum bytes of the body, if it may be larger than usual. */
  bodyLimit?: number
}

type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>

/** Adds the route of one call of the contract: address, access, whether a session is read, and schemas come from `CALLS`. */
export function serve<N extends CallName>(app: App, name: N, options: RouteOptions, handler: Handler<N>): void
export function serve<N extends CallName>(app: App, name: N, handler: Handler<N>): void
export function serve<N extends CallName>(
  app: App,
  name: N,
  ...given: [RouteOptions, Handler<N>] | [Handler<N>]
): void {
  const [options, handler] = given.length === 2 ? given : [{}, ...given]
  const { bodyLimit, ...config } = options
  const { access, person, summary, params, query, body, answers }: Call = CALLS[name]
  const [method, url] = name.split(' ') as [string, string]
  const taken = { ...(params && { params }), ...(query && { querystring: query }), ...(body && { body }) }
  app.route({
    method,
    url,
    config: { access, ...(person && { person }), ...config },
    ...(bodyLimit && { bodyLimit }),
    schema: { summary, operationId: operationIdOf(name), ...taken, response: answers },
    // checked by the overloads: Fastify cannot follow a name that is still a type parameter
    handler: handler as RouteHandlerMethod,
  })
}

/** Name of a call for generated clients: `GET /routes/:id` → `getRoutesById`. */
function operationIdOf(name: CallName): string {
  const [method = '', path = ''] = name.split(' ')
  const words = path
    .replaceAll('/:', '/by-')
    .split(/[^a-z0-9]+/i)
    .filter(Boolean)
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}
