import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

/** A module is a plugin that adds the routes of one resource below `/api/v1`. */
export type ApiModule = FastifyPluginAsyncZod

/** Every module, by hand: what is not here is not served. */
export const API_MODULES: readonly ApiModule[] = []
