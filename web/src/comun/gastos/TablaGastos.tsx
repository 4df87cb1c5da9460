import './gastos.css';
import type { Gasto, gastosDeCobrador, Respuesta } from '@leal/contract';
import { type Centavos, formatearNumero, formatearPesos, sumar } from '@leal/domain';
import type { ReactNode } from 'react';
import { conAparte } from '../../piezas/figuras/figuras.ts';
import { ESTADO_GASTO } from '../../piezas/solicitud/estados.ts';
import { textoInstante } from '../../piezas/textos/textos.ts';
import { Cifra, Cifras } from '../../ui/cifras/Cifras.tsx';
import { Insignia } from '../../ui/insignia/Insignia.tsx';
import { type ColumnaSencilla, TablaSencilla } from '../../ui/tabla/TablaSencilla.tsx';
import { Nombre } from '../../ui/Nombre.tsx';

export const idDeGasto = ({ id_gasto }: Gasto): string => id_gasto;

export const ERROR_GASTOS = 'Error al obtener gastos';

type Props = {
  contadores: Respuesta<typeof gastosDeCobrador>['contadores'] | undefined;
  /** The expenses on this phone and in no counter yet. */
  sinContar?: readonly Centavos[];
};

/** '+ 1 ($350.50) sin confirmar': in the note, whose room is there, so that the form below does not move. */
const textoSinContar = (montos: readonly Centavos[]): string | undefined =>
  montos.length === 0
    ? undefined
    : `+\u00A0${formatearNumero(montos.length)}\u00A0(${formatearPesos(sumar(...montos))}) sin\u00A0confirmar`;

/** The counters, as the server counts them whatever is filtered. */
export const CifrasGastos = ({ contadores, sinContar = [] }: Props) => (
  <Cifras nombre="Gastos en cifras" cargando={!contadores} columnas={3}>
    <Cifra
      titulo="Pendientes"
      definicion="gastosPorAprobar"
      ancha
      valor={contadores && formatearNumero(contadores.pendientes)}
      nota={
        contadores
          ? conAparte(`${formatearPesos(contadores.monto_pendiente)} por aprobar`, textoSinContar(sinContar))
          : ''
      }
    />
    <Cifra
      titulo="Aprobados"
      definicion="gastosAprobados"
      valor={contadores && formatearNumero(contadores.aprobados)}
    />
    <Cifra
      titulo="Rechazados"
      definicion="gastosRechazados"
      valor={contadores && formatearNumero(contadores.rechazados)}
    />
  </Cifras>
);

const respuesta = ({ fecha_respuesta, nombre_gerente, motivo_rechazo }: Gasto) =>
  fecha_respuesta === null ? (
    '—'
  ) : (
    <>
      <span>{[textoInstante(fecha_respuesta), nombre_gerente].filter(Boolean).join(' · ')}</span>
      {motivo_rechazo !== null && <span className="en-bloque mal">{motivo_rechazo}</span>}
    </>
  );

const COLUMNAS: readonly ColumnaSencilla<Gasto>[] = [
  { clave: 'motivo', titulo: 'Motivo', principal: true, celda: ({ motivo }) => motivo },
  { clave: 'monto', titulo: 'Monto', principal: true, importe: ({ monto }) => monto },
  {
    clave: 'fecha',
    titulo: 'Fecha',
    nombre: 'Pedido',
    celda: ({ fecha_solicitud }) => textoInstante(fecha_solicitud),
  },
  { clave: 'estado', titulo: 'Estado', celda: ({ estado }) => <Insignia {...ESTADO_GASTO[estado]} /> },
  {
    clave: 'respuesta',
    titulo: 'Respuesta',
    nombre: true,
    fuera: ({ fecha_respuesta }) => fecha_respuesta === null,
    celda: respuesta,
  },
];

const conAcciones = (celda: (gasto: Gasto) => ReactNode): readonly ColumnaSencilla<Gasto>[] => [
  ...COLUMNAS.slice(0, 2),
  {
    clave: 'cobrador',
    titulo: 'Cobrador',
    nombre: 'De',
    celda: ({ nombre_cobrador }) => <Nombre de={nombre_cobrador} />,
  },
  ...COLUMNAS.slice(2),
  { clave: 'acciones', titulo: 'Acciones', celda },
];

type PropsTablaGastos = {
  titulo: string;
  gastos: readonly Gasto[];
  anteriores: boolean;
  /** The buttons of a row in the office, which also sees whose each expense is. */
  acciones?: (gasto: Gasto) => ReactNode;
};

/** Expenses: what for, how much, when, and what became of them. */
export const TablaGastos = ({ gastos, anteriores, titulo, acciones }: PropsTablaGastos) => (
  <TablaSencilla
    nombre={titulo}
    clase="gastos"
    areas="'motivo monto' 'cobrador cobrador' 'fecha estado' 'respuesta respuesta' 'acciones acciones'"
    columnas={acciones ? conAcciones(acciones) : COLUMNAS}
    filas={gastos}
    clave={idDeGasto}
    ocupada={anteriores}
  />
);
