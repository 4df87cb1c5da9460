import './calendario.css';
import type { DiaDeCredito, Fecha } from '@leal/domain';
import { type KeyboardEvent, memo, useRef } from 'react';
import { palabraDe, signoDe, textoDelDia, tonoDe } from './textos-dia.ts';

const DIAS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'] as const;
const MES = new Intl.DateTimeFormat('es-MX', { month: 'short', timeZone: 'UTC' });

/** '17'; '1 dic', and so the first day of all. */
const numeroDe = (fecha: Fecha, conMes: boolean): string =>
  `${Number(fecha.slice(8))}${conMes ? ` ${MES.format(new Date(`${fecha}T00:00:00Z`))}` : ''}`;

const SEMANA = 7;
/** The number of days that each key moves. */
const PASOS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -SEMANA,
  ArrowDown: SEMANA,
  PageUp: -4 * SEMANA,
  PageDown: 4 * SEMANA,
};

/** The place that a key leads to, within the calendar; Home and End are the ends of the week. */
function destino(tecla: string, desde: number, cuantos: number): number | null {
  const lunes = desde - (desde % SEMANA);
  if (tecla === 'Home') return lunes;
  if (tecla === 'End') return lunes + SEMANA - 1;
  const paso = PASOS[tecla];
  if (paso === undefined) return null;
  return desde + paso >= 0 && desde + paso < cuantos ? desde + paso : desde;
}

type PropsDia = {
  dia: DiaDeCredito;
  conMes: boolean;
  esHoy: boolean;
  elegida: boolean;
  alElegir: (dia: Fecha) => void;
};

/** Drawn again only when it is chosen or left: a key must be seen at once. */
const Dia = memo(({ dia, conMes, esHoy, elegida, alElegir }: PropsDia) => (
  <td
    tabIndex={elegida ? 0 : -1}
    aria-selected={elegida}
    aria-current={esHoy ? 'date' : undefined}
    className="calendario-celda tenido"
    data-tono={tonoDe(dia.clase)}
    data-fecha={dia.fecha}
    data-clase={dia.clase}
    data-vence={dia.vence}
    onFocus={() => alElegir(dia.fecha)}
  >
    <span className="solo-lectores">{textoDelDia(dia)}</span>
    <span aria-hidden className="calendario-numero tenue minima">
      {numeroDe(dia.fecha, conMes)}
    </span>
    <span
      aria-hidden
      className="calendario-que en-bloque chica fuerte entera a-la-derecha"
      data-largo={palabraDe(dia).length > 7}
    >
      {palabraDe(dia)}
    </span>
    <span aria-hidden className="calendario-signo">
      {signoDe(dia.clase)}
    </span>
  </td>
));
Dia.displayName = 'Dia';

const enSemanas = (dias: readonly DiaDeCredito[]): DiaDeCredito[][] =>
  Array.from({ length: dias.length / SEMANA }, (_, i) => dias.slice(i * SEMANA, (i + 1) * SEMANA));

type Props = {
  dias: readonly DiaDeCredito[];
  hoy: Fecha;
  elegida: Fecha;
  alElegir: (dia: Fecha) => void;
};

/** Whole weeks, a row each; arrows move from day to day, and the day with the focus is the chosen one. */
export function Calendario({ dias, hoy, elegida, alElegir }: Props) {
  const rejilla = useRef<HTMLTableElement>(null);
  const alBajarTecla = (suceso: KeyboardEvent) => {
    const desde = dias.findIndex(({ fecha }) => fecha === elegida);
    const lugar = destino(suceso.key, desde, dias.length);
    if (lugar === null) return;
    suceso.preventDefault();
    rejilla.current?.querySelector<HTMLElement>(`[data-fecha="${dias[lugar]?.fecha}"]`)?.focus();
  };
  return (
    <table
      ref={rejilla}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid of days is a table
      role="grid"
      aria-label="Calendario de pagos"
      className="calendario"
      onKeyDown={alBajarTecla}
    >
      <thead>
        <tr>
          {DIAS.map((nombre) => (
            <th key={nombre} scope="col" abbr={nombre}>
              {nombre.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {enSemanas(dias).map((semana) => (
          <tr key={semana[0]?.fecha}>
            {semana.map((dia) => (
              <Dia
                key={dia.fecha}
                dia={dia}
                conMes={dia === dias[0] || dia.fecha.endsWith('-01')}
                esHoy={dia.fecha === hoy}
                elegida={dia.fecha === elegida}
                alElegir={alElegir}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
