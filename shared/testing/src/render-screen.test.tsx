import { api } from '@sureda/remote/api'
import { useSession } from '@sureda/remote/session'
import { defineScreen, Slot, shell } from '@sureda/remote/shell'
import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { expect, it } from 'vitest'
import { makeExperienceDetail } from './content-factories.ts'
import { renderElement, renderScreen } from './render-screen.tsx'

function Detail() {
  const { id = '' } = useParams()
  const { t } = useTranslation('booking')
  const name = useSession((state) => state.user?.name)
  const { data } = useQuery({
    queryKey: ['experience', id],
    queryFn: () => api.get<{ data: { title: string } }>(`/experiences/${id}`),
  })
  return (
    <>
      <h1>{data?.data.title}</h1>
      <p>
        {t('hello', { name })} · {t('shell:common.retry')}
      </p>
      <Slot name="experience.booking" experienceId={id} />
    </>
  )
}

it('shows a screen at an address, with its words, person, data and slots', async () => {
  const { api: server, router } = await renderScreen(defineScreen({ Component: Detail }), {
    path: '/experiencias/:id',
    route: '/experiencias/e-pela',
    visitor: 'member',
    words: { booking: { hello: 'Hola {{name}}' } },
    answers: { 'GET /experiences/:id': makeExperienceDetail() },
    slots: { 'experience.booking': ({ experienceId }) => <p>book {experienceId}</p> },
  })
  expect(await screen.findByRole('heading', { name: 'La pela del suro' })).toBeTruthy()
  expect(screen.getByText('Hola Neus Vidal · Torna-ho a provar')).toBeTruthy()
  expect(screen.getByText('book e-pela')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/experiencias/e-pela')
  expect(server.callsOf('GET /experiences/:id')).toHaveLength(1)
})

it('remembers what a screen asks of the shell', async () => {
  const Ask = () => (
    <button type="button" onClick={() => shell().askToLogin('/reservas')}>
      ask
    </button>
  )
  const { shell: seen } = await renderElement(<Ask />)
  screen.getByRole('button').click()
  expect(seen.loginPrompts).toEqual(['/reservas'])
})
