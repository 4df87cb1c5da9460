import dayjsDeAntd from '@rc-component/picker/generate/dayjs';
import { fecha, type Fecha, fechaLocal } from '@leal/domain';
import generatePicker from 'antd/es/date-picker/generatePicker';
import dayjs, { type Dayjs } from 'dayjs';
import esMx from 'dayjs/locale/es-mx';
import { type KeyboardEvent, useId } from 'react';
import { ahora, useAhora } from '../../lib/reloj.ts';
import 'virtual:estilos-antd/calendario.css';
import './campo-fecha.css';

// The calendar's weeks begin as the business's do (app/regional.ts names it for the calendar).
dayjs.locale({ ...esMx, weekStart: 1 }, undefined, true);

const diaDe = (instante: Date): Dayjs => dayjs(fechaLocal(instante));
const aFecha = (dia: Dayjs): Fecha => fecha(dia.format('YYYY-MM-DD'));
const aDayjs = (dia: Fecha | undefined): Dayjs | undefined => dia && dayjs(dia);

/** antd's own, whose today is the server's. */
const Calendario = generatePicker<Dayjs>({ ...dayjsDeAntd, getNow: () => diaDe(ahora()) });

/** The form of a date, and what else a keyboard may type. */
const FORMATOS = ['DD/MM/YYYY', 'D/M/YYYY', 'DDMMYYYY', 'YYYY-MM-DD'];

/** A finger taps the day: a keyboard would cover the calendar. */
const conDedo = (): boolean => matchMedia('(pointer: coarse)').matches;

/** Enter takes the day that was typed; it does not send the form around it as well. */
const soloLaFecha = (tecla: KeyboardEvent): void => {
  if (tecla.key === 'Enter') tecla.preventDefault();
};

type Props = {
  etiqueta: string;
  dia: Fecha | undefined;
  desde?: Fecha | undefined;
  /** Nothing after today, unless told. */
  hasta?: Fecha | undefined;
  alElegir: (dia: Fecha | undefined) => void;
};

/** A day: outside of the field a `Fecha`, inside it the calendar's. */
export function CampoFecha({ etiqueta, dia, desde, hasta, alElegir }: Props) {
  const id = useId();
  const hoy = diaDe(useAhora());
  const primero = aDayjs(desde);
  return (
    <div className="pila aire-0 cede">
      <label className="nota" htmlFor={id}>
        {etiqueta}
      </label>
      <Calendario
        id={id}
        classNames={{ popup: { root: 'campo-fecha-calendario' } }}
        format={FORMATOS}
        inputReadOnly={conDedo()}
        placeholder="dd/mm/aaaa"
        {...(primero && { minDate: primero })}
        maxDate={aDayjs(hasta) ?? hoy}
        value={aDayjs(dia) ?? null}
        onKeyDown={soloLaFecha}
        onChange={(elegido) => alElegir(elegido ? aFecha(elegido) : undefined)}
      />
    </div>
  );
}
