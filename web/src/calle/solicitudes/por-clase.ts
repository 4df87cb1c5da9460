// The words of a collector's own card about each kind of request. The office's half is `oficina/clases`.
import type { MiSolicitud } from '@leal/contract';
import { formatearFecha, formatearNumero, formatearPesos } from '@leal/domain';
import { NOMBRES, OTROS_NOMBRES } from '../../piezas/campos/nombres.ts';
import { queEs } from '../../piezas/solicitud/captura-tardia.ts';
import { type ConEfectivo, nombreEfectivo, partesDeTarea } from '../../piezas/solicitud/efectivo.ts';
import { ESTADO_MULTIPLE, ESTADO_REVISADA } from '../../piezas/solicitud/estados.ts';
import { filasAplicadas, filasDeCambio } from '../../piezas/solicitud/filas-de-cambio.ts';
import { type ConForma, textoDeFormas } from '../../piezas/solicitud/forma.ts';
import { palabrasDe, TODOS_LOS_TIPOS } from '../../piezas/solicitud/tipos.ts';
import { conMayuscula, textoInstante } from '../../piezas/textos/textos.ts';
import type { Estado } from '../../ui/insignia/Insignia.tsx';
import { type Tipo, TODAS } from './filtro.ts';

type SolicitudMia<T extends Tipo> = Extract<MiSolicitud, { tipo: T }>;

export type Fila = readonly [nombre: string, valor: string];

const HECHO = { devuelto: 'Devuelto al cliente', registrado: 'Registrado' } as const;

const aprobado = (monto: SolicitudMia<'edicion_pago'>['monto_aprobado']): Fila[] =>
  monto === null ? [] : [[NOMBRES.monto_aprobado, formatearPesos(monto)]];

/** The rows of a decision on cash in hand, and what was done with it. */
function filasDeEfectivo(s: ConEfectivo): Fila[] {
  const hecho = s.tarea_hecha && `${HECHO[s.tarea_hecha.hecho]}, ${textoInstante(s.tarea_hecha.fecha)}`;
  return [
    ...aprobado(s.monto_aprobado),
    ...(s.efectivo === null ? [] : [[NOMBRES.efectivo, hecho ?? nombreEfectivo(s.efectivo)] as const]),
    ...partesDeTarea(s).map(([nombre, monto]): Fila => [nombre, formatearPesos(monto)]),
  ];
}

/** Where it is a transfer, or is asked to be one. */
function filasDeForma(solicitud: ConForma): Fila[] {
  const texto = textoDeFormas(solicitud);
  return texto === null ? [] : [[NOMBRES.forma_actual, texto]];
}

const filasDeMultiple = (s: SolicitudMia<'abonos_multiples'>): Fila[] => [
  [NOMBRES.monto_total, formatearPesos(s.monto_total)],
  [NOMBRES.abonos, `${formatearNumero(s.cantidad_abonos)} de ${formatearPesos(s.monto_por_abono)}`],
  [OTROS_NOMBRES.cobrado, `${formatearFecha(s.fecha)} ${s.hora}`],
  ...filasDeForma(s),
  ...filasDeEfectivo(s),
];

const filasDeTardia = (s: SolicitudMia<'captura_tardia'>): Fila[] => [
  [OTROS_NOMBRES.captura, conMayuscula(queEs(s))],
  [OTROS_NOMBRES.capturado, textoInstante(s.capturado_en)],
  [OTROS_NOMBRES.por_que_espera, s.razon],
  ...filasDeForma(s),
  ...filasDeEfectivo(s),
];

const filasDeCredito = (s: SolicitudMia<'credito'>): Fila[] => [
  [NOMBRES.monto_solicitado, formatearPesos(s.monto_solicitado)],
  [OTROS_NOMBRES.interes_y_plazo, `${s.interes} % · ${s.dias_pago} días`],
  [NOMBRES.monto_diario, formatearPesos(s.monto_diario)],
  ...(s.estado === 'aprobada' && s.estado_credito !== 'Aprobado'
    ? [['Hoy está', s.estado_credito] as const]
    : []),
];

const filasDeRenovacion = (s: SolicitudMia<'renovacion'>): Fila[] => [
  [OTROS_NOMBRES.credito_anterior, formatearPesos(s.monto_anterior)],
  [s.estado === 'aprobada' ? 'Saldo liquidado' : 'Saldo al pedirla', formatearPesos(s.saldo_anterior)],
  [OTROS_NOMBRES.credito_nuevo, `${formatearPesos(s.monto_solicitado)} · ${s.dias_pago} días`],
  ...(s.monto_entregado === undefined
    ? []
    : [[OTROS_NOMBRES.entregar, formatearPesos(s.monto_entregado)] as const]),
];

/** The street's words about a kind of request; a kind that lacks a part does not compile. */
type DeLaCalle<T extends Tipo> = {
  /** The lines about the thing that was asked for, and its outcome. */
  readonly filas: (solicitud: SolicitudMia<T>) => readonly Fila[];
  readonly estado: (solicitud: SolicitudMia<T>) => Estado;
};

const revisada = ({ estado }: { readonly estado: keyof typeof ESTADO_REVISADA }): Estado =>
  ESTADO_REVISADA[estado];

/** Client edits say their state capitalised (spec §4). */
const ENTRE_TODAS = { Pendiente: 'pendiente', Aprobada: 'aprobada', Rechazada: 'rechazada' } as const;

const POR_CLASE: { readonly [T in Tipo]: DeLaCalle<T> } = {
  edicion_cliente: {
    filas: (s) => [
      ...filasDeCambio(s).map(({ nombre, antes, despues }): Fila => [nombre, `${antes} → ${despues}`]),
      ...filasAplicadas(s),
    ],
    estado: ({ estado }) => revisada({ estado: ENTRE_TODAS[estado] }),
  },
  credito: { filas: filasDeCredito, estado: revisada },
  renovacion: { filas: filasDeRenovacion, estado: revisada },
  edicion_pago: {
    filas: (s) => [
      [OTROS_NOMBRES.monto_original, formatearPesos(s.monto_pagado)],
      [NOMBRES.monto_solicitado, formatearPesos(s.monto_nuevo)],
      ...filasDeForma(s),
      ...aprobado(s.monto_aprobado),
    ],
    estado: revisada,
  },
  eliminacion_pago: {
    filas: (s) => [[NOMBRES.monto_actual, formatearPesos(s.monto_pago)], ...filasDeForma(s)],
    estado: revisada,
  },
  abonos_multiples: { filas: filasDeMultiple, estado: ({ estado }) => ESTADO_MULTIPLE[estado] },
  captura_tardia: { filas: filasDeTardia, estado: revisada },
};

/** A request and its kind's part belong together: TypeScript cannot see it through the table. */
const palabras = (solicitud: MiSolicitud) => POR_CLASE[solicitud.tipo] as DeLaCalle<Tipo>;

export const filasDe = (solicitud: MiSolicitud): readonly Fila[] => palabras(solicitud).filas(solicitud);
export const estadoDe = (solicitud: MiSolicitud): Estado => palabras(solicitud).estado(solicitud);

/** The collector's name of a kind of request. */
export const nombreDe = (tipo: Tipo): string =>
  tipo === 'credito' ? 'Crédito nuevo' : palabrasDe(tipo).nombre;

/** The options of the filter, the most frequent ones first. */
export const OPCIONES_TIPO: readonly { readonly value: Tipo | typeof TODAS; readonly label: string }[] = [
  { value: TODAS, label: 'Todas' },
  { value: 'credito', label: 'Créditos' },
  ...TODOS_LOS_TIPOS.map((value) => ({ value, label: nombreDe(value) })),
];
