import type { FastifyReply } from 'fastify'
import { AppError } from '../../../errors/app-error.ts'
import { bookings } from '../../../metrics/instruments.ts'

/** Counts an attempt to book by its outcome: the status it got, or the problem code that refused it. An answer that is given again counts once. */
export async function countBooking<T extends { data: { status: string } }>(
  reply: FastifyReply,
  attempt: () => Promise<T>,
): Promise<T> {
  try {
    const made = await attempt()
    if (!reply.hasHeader('idempotency-replayed')) bookings.inc({ outcome: made.data.status })
    return made
  } catch (error) {
    bookings.inc({ outcome: error instanceof AppError ? error.code : 'failed' })
    throw error
  }
}
