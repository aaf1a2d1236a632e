import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

type Words = Record<'login' | 'register', Record<string, string | Record<string, string>>>
const words = (language: string): Words =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, `../../locales/${language}.json`), 'utf8'))

it('speaks the sentences of the specification letter by letter, its spelling of "sessión" included', () => {
  const { login, register } = words('es')
  expect(login.failed).toBe('Error al iniciar sessión')
  expect(login.google).toMatchObject({ general: 'Error al iniciar sesión con Google' })
  expect(register.failed).toBe('Error al registrarse')
})

it('has the Catalan ones with the straight apostrophe they were given', () => {
  const { login, register } = words('ca')
  expect(login.missing).toBe("Si us plau, introdueix el teu nom d'usuari i contrasenya")
  expect(register.missing).toBe('Si us plau, completa tots els camps')
  expect(register.mismatch).toBe('Les contrasenyes no coincideixen')
})
