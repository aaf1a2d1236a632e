/** The last resort when not even our language files load. In three languages, because the reader's is unknown. */
const WORDS: readonly [language: string, text: string, action: string][] = [
  ['ca', "No s'ha pogut obrir l'aplicació. Comprova la connexió.", 'Torna-ho a provar'],
  ['es', 'No se ha podido abrir la aplicación. Comprueba la conexión.', 'Volver a intentarlo'],
  ['en', 'The app could not be opened. Check your connection.', 'Try again'],
]

export function showFatal(root: HTMLElement): void {
  const main = document.createElement('main')
  main.style.cssText =
    'display:grid;align-content:center;gap:1rem;min-height:100svh;max-width:26rem;margin:auto;padding:1.5rem;font:1.0625rem/1.5 system-ui,sans-serif'
  const heading = document.createElement('h1')
  heading.textContent = document.title || 'Sureda'
  // a separate element: on `main` the role would replace the landmark
  const alert = document.createElement('div')
  alert.setAttribute('role', 'alert')
  main.append(heading, alert)
  for (const [language, text, action] of WORDS) {
    const line = document.createElement('p')
    line.lang = language
    line.textContent = `${text} `
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = action
    button.style.cssText = 'min-height:48px;padding:0 1rem'
    button.onclick = () => location.reload()
    line.append(button)
    alert.append(line)
  }
  root.replaceChildren(main)
}
