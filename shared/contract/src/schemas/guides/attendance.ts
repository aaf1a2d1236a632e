import { z } from 'zod'
import { RESERVATION_OUTCOMES, RESERVATION_STATUSES } from '../../codes/enums.ts'
import { PROBLEM_CODES } from '../../codes/problem-codes.ts'

/** A mark made on a phone at the meeting point. Sent as a list, with one answer each. */
export const attendanceMark = z.strictObject({
  reservation_id: z.string().min(1).max(80),
  /** False: not present. If the same phone had marked the person as present, it withdraws that mark. */
  attended: z.boolean(),
  /** When it was made, by the phone's clock. */
  at: z.iso.datetime({ offset: true }),
  /** Id of the phone; any word, the same for all its marks. */
  device: z.string().trim().min(1).max(80).optional(),
  /** With `attended: false`: withdraws anyone's mark without recording an absence. */
  take_back: z.boolean().optional(),
})
export type AttendanceMark = z.infer<typeof attendanceMark>

export const ATTENDANCE_BATCH_MAX = 200
export const attendanceBody = z.array(attendanceMark).min(1).max(ATTENDANCE_BATCH_MAX)

/** A stored mark: its content, when it arrived, and from which phone. */
export const storedMark = z.object({
  attended: z.boolean(),
  take_back: z.boolean(),
  at: z.string(),
  received_at: z.string(),
  device: z.string().nullable(),
  /** Why it did not count: the reservation was cancelled or not confirmed. */
  refused: z.enum(PROBLEM_CODES).nullable(),
})
export type StoredMark = z.infer<typeof storedMark>

export const ATTENDANCE_STATES = ['none', 'here', 'absent'] as const
export const attendance = z.object({
  state: z.enum(ATTENDANCE_STATES),
  /** The mark that counts: the earliest. */
  mark: storedMark.nullable(),
  /** All other marks, oldest first. */
  others: z.array(storedMark),
})
export type Attendance = z.infer<typeof attendance>

/** The answer to one mark. `already`: it changed nothing; `refused`: with the reason as code and sentence. */
export const markAnswer = z.object({
  reservation_id: z.string(),
  at: z.string(),
  result: z.enum(['stored', 'already', 'refused']),
  code: z.enum(PROBLEM_CODES).nullable(),
  message: z.string().nullable(),
  status: z.enum(RESERVATION_STATUSES).nullable(),
  outcome: z.enum(RESERVATION_OUTCOMES).nullable(),
  attendance: attendance.nullable(),
})
export type MarkAnswer = z.infer<typeof markAnswer>
