import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

/** A module is a plugin that adds the routes of one resource below `/api/v1`. `modules.ts` lists them. */
export type ApiModule = FastifyPluginAsyncZod
