import { expect, it } from 'vitest'
import { acceptedOn } from './accepted-findings.ts'
import { resultOf } from './audit.ts'

it('fails for findings, but not because of the network', () => {
  expect(resultOf(0, 'No known vulnerabilities found')).toBe('clean')
  expect(resultOf(1, '2 vulnerabilities found\nSeverity: 1 moderate | 1 high')).toBe('findings')
  expect(resultOf(1, 'ERR_PNPM_AUDIT_BAD_RESPONSE … responded with 405')).toBe('unanswered')
  expect(resultOf(null, '')).toBe('unanswered')
  expect(resultOf(1, 'getaddrinfo ENOTFOUND registry.example.org')).toBe('unanswered')
})

it('accepts a listed finding until its date', () => {
  const accepted = [{ id: 'GHSA-1', until: '2026-12-01', why: 'not reachable' }]
  expect(acceptedOn('2026-12-01', accepted)).toEqual(['GHSA-1'])
  expect(acceptedOn('2026-12-02', accepted)).toEqual([])
})
