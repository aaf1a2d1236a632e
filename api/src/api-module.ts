import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

/** A module is a plugin that adds the routes of one resource below `/api/v1`. Each stands in `modules.ts` or the list of content modules. */
export type ApiModule = FastifyPluginAsyncZod
