import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

type Words = Record<'login' | 'register', Record<string, string | Record<string, string>>>
const words = (language: string): Words =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, `../../locales/${language}.json`), 'utf8'))

it('has the exact sentences of the specification, including its spelling "sessión"', () => {
  const { login, register } = words('es')
  expect(login.failed).toBe('Error al iniciar sessión')
  expect(login.google).toMatchObject({ general: 'Error al iniciar sesión con Google' })
  expect(register.failed).toBe('Error al registrarse')
})

it('has the Catalan sentences with the straight apostrophe of the specification', () => {
  const { login, register } = words('ca')
  expect(login.missing).toBe("Si us plau, introdueix el teu nom d'usuari i contrasenya")
  expect(register.missing).toBe('Si us plau, completa tots els camps')
  expect(register.mismatch).toBe('Les contrasenyes no coincideixen')
})
