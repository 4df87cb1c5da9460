import './tabla-solicitudes.css';
import { fechaLocal, formatearFecha, formatearHora, formatearPesos } from '@leal/domain';
import type { ReactNode } from 'react';
import { Insignia } from '../../ui/insignia/Insignia.tsx';
import type { Columna } from '../../ui/tabla/Tabla.tsx';
import { EnlaceCliente } from '../../piezas/cliente/EnlaceCliente.tsx';
import { textoEdad } from '../../piezas/textos/edad.ts';
import { textoInstante } from '../../piezas/textos/textos.ts';
import { type Dato, estadoDe, type Fila, respuestaDe } from './fila.ts';
import { Nombre } from '../../ui/Nombre.tsx';

type DeFila = Columna<Fila<Dato>>;

/** The year goes without saying: what waits is young. */
const textoCorto = (fecha: string): string => {
  const instante = new Date(fecha);
  return `${formatearFecha(fechaLocal(instante)).slice(0, 5)} ${formatearHora(instante)}`;
};

/** Names and figures go on in a second line rather than be cut. */
const TIPO: DeFila = {
  clave: 'tipo',
  titulo: 'Tipo',
  ancho: 116,
  valor: ({ propio }) => propio.nombre,
  celda: ({ propio }) => propio.nombre,
};

const CLIENTE: DeFila = {
  clave: 'cliente',
  titulo: 'Cliente',
  ancho: 148,
  valor: ({ cliente }) => cliente || null,
  // The table has one stop of the Tab key.
  celda: ({ cliente, id_cliente }) =>
    cliente === '' ? (
      '—'
    ) : (
      <EnlaceCliente id_cliente={id_cliente} tabIndex={-1}>
        {cliente}
      </EnlaceCliente>
    ),
};

const COBRADOR: DeFila = {
  clave: 'cobrador',
  titulo: 'Cobrador',
  ancho: 124,
  valor: ({ cobrador }) => cobrador || null,
  celda: ({ cobrador }) => (cobrador === '' ? '—' : <Nombre de={cobrador} />),
};

const MONTO: DeFila = {
  clave: 'monto',
  titulo: 'Monto',
  ancho: 124,
  cifra: true,
  valor: ({ monto }) => monto,
  celda: ({ monto }) => (monto === null ? '—' : formatearPesos(monto)),
};

const CAMBIA: DeFila = {
  clave: 'cambia',
  titulo: 'Qué cambia',
  // The width fits beside the menu at 1280 with all the others, whatever the browser's own scroll bar takes.
  ancho: 156,
  crece: true,
  celda: ({ cambia }) => cambia,
};

const PEDIDA: DeFila = {
  clave: 'fecha',
  titulo: 'Pedida',
  ancho: 104,
  valor: ({ pedidaEn }) => pedidaEn,
  celda: ({ fecha }) => textoCorto(fecha),
};

const ESTADO: DeFila = {
  clave: 'estado',
  titulo: 'Estado',
  ancho: 168,
  valor: (fila) => estadoDe(fila).texto,
  celda: (fila) => <Insignia {...estadoDe(fila)} />,
};

const RESPUESTA: DeFila = {
  clave: 'respuesta',
  titulo: 'Respuesta',
  ancho: 152,
  valor: ({ dato }) => respuestaDe(dato).fecha,
  celda: ({ dato }) => {
    const { fecha, gerente } = respuestaDe(dato);
    return (
      <span className="pila aire-0 tabular">
        <span>{textoInstante(fecha)}</span>
        {gerente !== null && <Nombre de={gerente} />}
      </span>
    );
  },
};

/** The waiting time: it alone changes by itself. */
const esperaHasta = (ahora: Date): DeFila => ({
  clave: 'espera',
  titulo: 'Espera',
  ancho: 80,
  cifra: true,
  valor: ({ pedidaEn }) => -pedidaEn,
  celda: ({ fecha }) => textoEdad(fecha, ahora),
});

/** The columns of one kind that waits. */
export const columnasDePendientes = (ahora: Date): readonly DeFila[] => [
  CLIENTE,
  COBRADOR,
  MONTO,
  CAMBIA,
  PEDIDA,
  esperaHasta(ahora),
];

/** The columns of every kind that waits; `cambia`: the cell that says what changes. */
export const columnasDeTodas = (ahora: Date, cambia: (fila: Fila) => ReactNode): readonly Columna<Fila>[] => [
  TIPO,
  ...columnasDePendientes(ahora).map((columna) =>
    columna === CAMBIA ? { ...CAMBIA, celda: cambia } : columna,
  ),
];

/** The columns of decided requests. */
export const COLUMNAS_DECIDIDAS: readonly DeFila[] = [CLIENTE, COBRADOR, MONTO, CAMBIA, ESTADO, RESPUESTA];
