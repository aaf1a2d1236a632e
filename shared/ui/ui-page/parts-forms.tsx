import { useState } from 'react'
import { Button } from '../src/base/actions/button.tsx'
import { Checkbox } from '../src/choice/checkbox.tsx'
import { SearchField } from '../src/choice/search-field.tsx'
import { Select } from '../src/choice/select.tsx'
import { Switch } from '../src/choice/switch.tsx'
import { DateField } from '../src/forms/date-field.tsx'
import { FileButton } from '../src/forms/file-button.tsx'
import { Form } from '../src/forms/form.tsx'
import { TextArea } from '../src/forms/text-area.tsx'
import { TextField } from '../src/forms/text-field.tsx'
import { TimeField } from '../src/forms/time-field.tsx'
import { Part } from './part.tsx'

const messages = { valueMissing: 'Cal omplir aquest camp.', typeMismatch: 'L’adreça no és vàlida.' }

export function FormParts() {
  const [tries, setTries] = useState(1)
  return (
    <>
      <Part name="date-field, time-field">
        <DateField label="Dia de sortida" defaultValue="2027-06-17" minDate="2027-06-01" />
        <TimeField
          label="Obre a les"
          defaultValue="09:30"
          everyMinutes={15}
          description="Cada quart d’hora."
        />
        <DateField label="Dia de tornada" errorMessage="La tornada és abans de la sortida." />
        <TimeField label="Tanca a les" optionalText="opcional" isDisabled />
      </Part>
      <Part name="form">
        <Form
          aria-label="Compte"
          messages={messages}
          fault={{
            of: tries,
            title: 'No s’ha pogut crear el compte',
            text: 'Repassa els camps marcats.',
            fields: { email: 'Aquest correu ja té compte.' },
          }}
          onSubmit={() => setTries(tries + 1)}
        >
          <TextField label="Nom complet" name="name" isRequired autoComplete="name" />
          <TextField
            label="Correu electrònic"
            name="email"
            type="email"
            isRequired
            defaultValue="merce@exemple.cat"
            icon="mail"
            description="Hi enviarem la confirmació."
          />
          <TextField
            label="Contrasenya"
            name="password"
            type="password"
            isRequired
            minLength={8}
            showLabel="Mostra la contrasenya"
            hideLabel="Amaga la contrasenya"
            autoComplete="new-password"
          />
          <TextField label="Telèfon" name="phone" type="tel" optionalText="opcional" />
          <Select
            label="Idioma"
            name="language"
            placeholder="Tria un idioma"
            isRequired
            options={[
              { value: 'ca', label: 'Català' },
              { value: 'es', label: 'Castellano' },
            ]}
          />
          <TextArea
            label="Peticions"
            name="requests"
            maxLength={200}
            counterText={(length, max) => `${length} de ${max}`}
            optionalText="opcional"
            rows={3}
          />
          <Checkbox name="terms" isRequired>
            Accepto les condicions d’ús i la política de privacitat
          </Checkbox>
          <Button type="submit" isFullWidth size="large">
            Crea el compte
          </Button>
        </Form>
      </Part>
      <Part name="text-field states">
        <TextField label="Desactivat" isDisabled defaultValue="no es pot canviar" />
        <TextField
          label="Amb error"
          errorMessage="Escriu una adreça com ara nom@exemple.cat."
          defaultValue="nom@"
        />
      </Part>
      <Part name="search-field">
        <SearchField
          label="Cerca"
          placeholder="Cerca rutes i pobles"
          clearLabel="Esborra la cerca"
          defaultValue="dolmen"
        />
      </Part>
      <Part name="checkbox, switch">
        <Checkbox defaultSelected description="Com a molt un cop al mes">
          Vull rebre novetats
        </Checkbox>
        <Checkbox isDisabled>No disponible</Checkbox>
        <Switch defaultSelected description="Avisos al telèfon">
          Notificacions
        </Switch>
        <Switch>Compartir la posició</Switch>
        <Switch isDisabled>Perfil públic</Switch>
      </Part>
      <Part name="file-button">
        <FileButton
          accept={['image/jpeg', 'image/png', 'image/webp']}
          onSelect={() => undefined}
          description="JPG, PNG o WebP, fins a 2 MB"
        >
          Canvia la foto
        </FileButton>
        <FileButton
          accept={['image/jpeg']}
          onSelect={() => undefined}
          errorMessage="El fitxer és massa gros (màxim 2 MB)."
        >
          Canvia la foto
        </FileButton>
      </Part>
    </>
  )
}
