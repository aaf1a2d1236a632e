import { useState } from 'react'
import { MonthCalendar } from '../src/calendar/month-calendar.tsx'
import { ChipGroup } from '../src/choice/chip-group.tsx'
import { OptionCards } from '../src/choice/option-cards.tsx'
import { RadioGroup } from '../src/choice/radio-group.tsx'
import { SegmentedControl } from '../src/choice/segmented-control.tsx'
import { Tabs } from '../src/choice/tabs.tsx'
import { DatePicker } from '../src/forms/date-picker.tsx'
import { DateStrip } from '../src/forms/date-strip.tsx'
import { RatingInput } from '../src/forms/rating-input.tsx'
import { Stepper } from '../src/forms/stepper.tsx'
import { TimeSlots } from '../src/forms/time-slots.tsx'
import { Part } from './part.tsx'
import { picture } from './pictures.ts'
import { slots } from './words.ts'

const isMonday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() === 1

export function ChoosingParts() {
  const [kinds, setKinds] = useState(['natura'])
  const [status, setStatus] = useState('tot')
  const [view, setView] = useState('setmana')
  const [people, setPeople] = useState(2)
  const [stars, setStars] = useState<number | null>(4)
  const [date, setDate] = useState<string | null>('2027-06-17')
  const [seen, setSeen] = useState('2027-06-17')
  const [time, setTime] = useState<string | null>('10:30')
  return (
    <>
      <Part name="chip-group">
        <ChipGroup
          label="Què t’interessa"
          value={kinds}
          onChange={setKinds}
          options={[
            { value: 'natura', label: 'Natura', count: 12 },
            { value: 'cultura', label: 'Cultura', count: 7 },
            { value: 'gastronomia', label: 'Gastronomia', count: 4 },
            { value: 'platja', label: 'Platja', count: 0, isDisabled: true },
          ]}
        />
        <ChipGroup
          label="Estat"
          labelHidden
          mode="single"
          layout="scroll"
          value={status}
          onChange={setStatus}
          options={[
            { value: 'tot', label: 'Totes' },
            { value: 'pendent', label: 'Pendents', icon: 'clock' },
            { value: 'confirmada', label: 'Confirmades', icon: 'check' },
            { value: 'completada', label: 'Completades' },
            { value: 'cancel', label: 'Cancel·lades' },
          ]}
        />
      </Part>
      <Part name="tabs">
        <Tabs
          label="Ruta"
          tabs={[
            { id: 'c', label: 'Característiques', content: <p>Circular, 8,2 km, terra i roca.</p> },
            { id: 'i', label: 'Informació', content: <p>Surt de la font.</p> },
            { id: 'p', label: 'Aparcament', icon: 'map-pin', content: <p>Vint places.</p> },
            { id: 'm', label: 'Mapa', icon: 'map', content: <p>Mapa</p> },
          ]}
        />
      </Part>
      <Part name="segmented-control">
        <SegmentedControl
          label="Vista"
          value={view}
          onChange={setView}
          options={[
            { value: 'dia', label: 'Dia' },
            { value: 'setmana', label: 'Setmana' },
            { value: 'mes', label: 'Mes' },
          ]}
        />
      </Part>
      <Part name="date-strip">
        <DateStrip
          label="Quin dia?"
          value={date}
          onChange={setDate}
          minDate="2027-06-15"
          maxDate="2027-07-15"
          isDateDisabled={isMonday}
          disabledText="tancat"
          locale="ca"
          previousLabel="Dies anteriors"
          nextLabel="Dies següents"
        />
      </Part>
      <Part name="time-slots">
        <TimeSlots
          label="A quina hora?"
          slots={slots}
          value={time}
          onChange={setTime}
          remainingText={(slot) => `${slot.remaining} places`}
          fullText="Complet"
        />
        <TimeSlots
          label="A quina hora?"
          slots={slots.slice(0, 2)}
          value={null}
          onChange={setTime}
          remainingText={(slot) => `${slot.remaining} places`}
          fullText="Complet"
          onFull={{ text: () => 'Complet · espera', isPossible: () => true, act: () => {} }}
          errorMessage="Tria una hora per continuar."
        />
      </Part>
      <Part name="stepper">
        <Stepper
          label="Persones"
          description="Màxim 50"
          value={people}
          onChange={setPeople}
          min={1}
          max={50}
          decreaseLabel="Una persona menys"
          increaseLabel="Una persona més"
          valueText={`${people} persones`}
        />
      </Part>
      <Part name="rating-input">
        <RatingInput
          label="Com ha anat?"
          description="La teva valoració ajuda qui ve darrere."
          value={stars}
          onChange={setStars}
          starText={(value) => `${value} de 5 estrelles`}
          valueText={(value) => ['Malament', 'Fluix', 'Bé', 'Molt bé', 'Per repetir'][value - 1] ?? ''}
        />
        <RatingInput
          label="I el camí?"
          value={null}
          onChange={setStars}
          starText={(value) => `${value} de 5 estrelles`}
          errorMessage="Tria quantes estrelles hi poses."
        />
      </Part>
      <Part name="date-picker">
        <DatePicker
          label="Un altre dia"
          value={date}
          onChange={setDate}
          minDate="2027-06-15"
          maxDate="2027-09-15"
          isDateDisabled={isMonday}
          locale="ca"
          previousLabel="Mes anterior"
          nextLabel="Mes següent"
        />
      </Part>
      <Part name="month-calendar">
        <MonthCalendar
          label="Agenda"
          value={seen}
          onChange={setSeen}
          focused={seen}
          onFocusChange={setSeen}
          today="2027-06-09"
          minDate="2000-01-01"
          maxDate="2199-12-31"
          countOf={(day) => (Number(day.slice(8)) * 3) % 5}
          describe={(day) => day}
          locale="ca"
        />
      </Part>
      <Part name="radio-group">
        <RadioGroup
          label="Com hi vas?"
          defaultValue="b"
          options={[
            { value: 'a', label: 'A peu' },
            { value: 'b', label: 'En bicicleta', description: 'Hi ha aparcament a la font' },
            { value: 'c', label: 'A cavall', isDisabled: true },
          ]}
        />
      </Part>
      <Part name="option-cards">
        <OptionCards
          label="Qui reserva?"
          defaultValue="jo"
          options={[
            { value: 'jo', label: 'Jo mateixa', description: 'Reserva individual', icon: 'user' },
            { value: 'grup', label: 'El meu grup', description: 'Trobareu el codi al correu', icon: 'users' },
          ]}
        />
        <OptionCards
          label="Cada quants anys es pela el suro?"
          isDisabled
          value="cinc"
          options={[
            { value: 'cinc', label: 'Cada cinc', status: 'wrong', statusLabel: 'La teva resposta' },
            { value: 'nou', label: 'Cada nou o més', status: 'right', statusLabel: 'Resposta correcta' },
            { value: 'vint', label: 'Cada vint' },
          ]}
        />
        <OptionCards
          label="Quin és el suro pelat?"
          layout="grid"
          options={[
            { value: '1', label: 'Aquest', picture: picture(11) },
            { value: '2', label: 'Aquest altre', picture: picture(12) },
          ]}
        />
      </Part>
    </>
  )
}
