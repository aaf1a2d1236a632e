import { randomBytes } from 'node:crypto'
import { expect, inject, it } from 'vitest'
import { runSql } from '../../../testing/postgres-cluster.ts'
import { type RaceResult, runBookingRace } from '../../../testing/races/booking-race.ts'

/** Smaller than the benchmark's race, but still fifteen people for every ten seats at once. */
const SIZE = { processes: 2, slots: 10, bookings: 150 }

async function race(guard: 'on' | 'off'): Promise<RaceResult> {
  const template = inject('databaseTemplate')
  if (template.kind !== 'postgres') throw new Error('the race needs a PostgreSQL server')
  const name = `sureda_race_${randomBytes(6).toString('hex')}`
  await runSql(template.ownerUrl, `create database ${name} template ${template.template}`)
  const address = new URL(template.ownerUrl)
  address.pathname = `/${name}`
  try {
    return await runBookingRace({ databaseUrl: address.toString(), guard, ...SIZE })
  } finally {
    await runSql(template.ownerUrl, `drop database if exists ${name} with (force)`)
  }
}

it('sells exactly the seats there are, from two processes at once', async () => {
  const { booked, answers, drift } = await race('on')
  expect(booked).toEqual(Array(SIZE.slots).fill(10))
  expect(answers['201']).toBe(100)
  expect(Object.keys(answers).filter((answer) => !/^(201|409 (date|slot)_full)$/.test(answer))).toEqual([])
  expect(drift).toBe(0)
})

it('control: oversells without the database constraint', async () => {
  const { booked } = await race('off')
  expect(Math.max(...booked)).toBeGreaterThan(10)
})
