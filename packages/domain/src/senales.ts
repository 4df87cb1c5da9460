import { abonosSinAprobacion } from './abono.ts';
import { diasHasta, type Fecha, masReciente, sumarDias } from './calendario.ts';
import { centavos, formatearPesos } from './dinero.ts';
import type { FilaDeSenal, HechosDeCobrador, Mirada } from './hechos-de-senales.ts';
import { MOTIVO_AUSENTE } from './motivos-visita.ts';
import type { Parametros } from './parametros.ts';
import {
  ausentesSinPosicion,
  DIAS_CON_TOQUES,
  lejosDelPunto,
  PARTE_CON_POSICION,
  PARTE_SIN_POSICION,
  relojesMovidos,
  toquesJuntos,
} from './senales-de-captura.ts';
import {
  aLaBaja,
  casiAprobacion,
  DIAS_A_LA_BAJA,
  diferenciasSeguidas,
  mismaReferencia,
  PARTE_CASI_APROBACION,
  recibosRevocados,
  telefonosDeOtros,
} from './senales-de-dinero.ts';
import { DIAS_DE_REFERENCIA } from './senales-de-transferencias.ts';
import type { NombreUmbral, Umbrales } from './umbrales-de-senales.ts';
import { fechaLocal } from './zona-horaria.ts';

/*
 * What a manager should look at of a collector's day that is over. A signal says its rule and its rows; it refuses nothing,
 * proves nothing, and adds up to no figure of a person.
 */

export const CLAVES_DE_SENAL = [
  'toques_juntos',
  'lejos_del_punto',
  'sin_posicion',
  'casi_aprobacion',
  'a_la_baja',
  'recibos_revocados',
  'faltantes',
  'telefono_de_otro',
  'misma_referencia',
  'reloj_movido',
] as const;
export type ClaveDeSenal = (typeof CLAVES_DE_SENAL)[number];

/** What a manager says of one. */
export const REVISIONES_DE_SENAL = ['revisada', 'falsa_alarma'] as const;
export const ESTADOS_DE_SENAL = ['por_revisar', ...REVISIONES_DE_SENAL] as const;
export type EstadoDeSenal = (typeof ESTADOS_DE_SENAL)[number];

type Dicha = Pick<Mirada, 'veces' | 'umbrales' | 'parametros'>;

type Senal = {
  readonly titulo: string;
  /** The setting that says from how many rows on; 0: never. */
  readonly umbral: NombreUmbral;
  /** The days that it looks at, the last one included. */
  readonly dias: number;
  /** Its rule, with the numbers of now. */
  readonly regla: (dicha: Dicha, dias: number) => string;
  /** Its rows in those days, whatever their number. */
  readonly filas: (hechos: HechosDeCobrador, mirada: Mirada) => readonly FilaDeSenal[];
  /** A rule that counts otherwise than by rows has counted. */
  readonly yaContadas?: true;
};

export const SENALES: { readonly [C in ClaveDeSenal]: Senal } = {
  toques_juntos: {
    titulo: 'Muchos registros en un minuto',
    umbral: 'senal_toques',
    dias: 7,
    regla: ({ veces }, dias) =>
      `En ${DIAS_CON_TOQUES} o más de ${dias} días, un teléfono con señal registró en el mismo minuto a ${veces} o más clientes de lugares distintos.`,
    filas: toquesJuntos,
    yaContadas: true,
  },
  lejos_del_punto: {
    titulo: 'Visitas lejos de la puerta',
    umbral: 'senal_lejos',
    dias: 7,
    regla: ({ veces, umbrales }, dias) =>
      `En ${dias} días se registraron visitas sin pago de ${veces} o más clientes a más de ${umbrales.senal_metros} m de su puerta.`,
    filas: lejosDelPunto,
  },
  sin_posicion: {
    titulo: `«${MOTIVO_AUSENTE}» sin ubicación`,
    umbral: 'senal_sin_posicion',
    dias: 3,
    regla: ({ veces }, dias) =>
      `En ${dias} días, los «${MOTIVO_AUSENTE}» de ${veces} o más clientes, y al menos ${PARTE_SIN_POSICION} % de todos, no dicen dónde estaba el teléfono; de sus demás registros lo dice el ${PARTE_CON_POSICION} % o más.`,
    filas: ausentesSinPosicion,
  },
  casi_aprobacion: {
    titulo: 'Pagos justo debajo de la aprobación',
    umbral: 'senal_casi_aprobacion',
    dias: 7,
    regla: ({ veces, parametros }, dias) =>
      `En ${dias} días, ${veces} o más pagos, y al menos ${PARTE_CASI_APROBACION} % de los grandes, valen ${abonosSinAprobacion(parametros)} abonos: lo más que no se aprueba.`,
    filas: casiAprobacion,
  },
  a_la_baja: {
    titulo: 'Pagos corregidos a menos',
    umbral: 'senal_a_la_baja',
    dias: 14,
    regla: ({ veces }, dias) =>
      `En ${dias} días, ${veces} o más pagos se bajaron o se eliminaron, y se pidió a más tardar ${DIAS_A_LA_BAJA} días después de cobrarse.`,
    filas: aLaBaja,
  },
  recibos_revocados: {
    titulo: 'Comprobantes anulados',
    umbral: 'senal_revocados',
    dias: 14,
    regla: ({ veces }, dias) => `En ${dias} días se anularon ${veces} o más comprobantes que dio.`,
    filas: recibosRevocados,
  },
  faltantes: {
    titulo: 'Diferencias de efectivo una y otra vez',
    umbral: 'senal_faltantes',
    dias: 14,
    regla: ({ veces, umbrales: { senal_faltante_centavos: desde } }, dias) =>
      desde === 0
        ? `En ${dias} días faltó o sobró efectivo en ${veces} o más de sus cortes.`
        : `En ${dias} días faltaron o sobraron ${formatearPesos(centavos(desde))} o más en ${veces} o más de sus cortes.`,
    filas: diferenciasSeguidas,
  },
  telefono_de_otro: {
    titulo: 'Préstamos con el teléfono de otro cliente',
    umbral: 'senal_telefonos',
    dias: 14,
    regla: ({ veces }, dias) =>
      `En ${dias} días entregó ${veces} o más préstamos a clientes que tienen el teléfono de otro cliente, con otro nombre.`,
    filas: telefonosDeOtros,
  },
  misma_referencia: {
    titulo: 'La misma referencia dos veces',
    umbral: 'senal_referencias',
    dias: 7,
    regla: ({ veces }, dias) =>
      veces === 1
        ? `Una transferencia que registró tiene la referencia de otro pago de los últimos ${DIAS_DE_REFERENCIA} días: de otro cliente, o del mismo día de transferencia.`
        : `En ${dias} días, ${veces} o más transferencias que registró tienen la referencia de otro pago de los últimos ${DIAS_DE_REFERENCIA} días: de otro cliente, o del mismo día de transferencia.`,
    filas: mismaReferencia,
  },
  reloj_movido: {
    titulo: 'El reloj del teléfono se movió',
    umbral: 'senal_relojes',
    dias: 7,
    regla: ({ veces, parametros }, dias) =>
      `En ${dias} días, ${veces} o más registros se hicieron con un reloj que alguien movió más de ${parametros.tolerancia_futuro_min} min: hacia adelante, o más atrás de lo que se atrasa un teléfono sin pila.`,
    filas: relojesMovidos,
  },
};

/** So long a false alarm asks for the double. */
export const DIAS_DE_FALSA_ALARMA = 30;
const VECES_TRAS_FALSA_ALARMA = 2;

/** The longest window of a rule. */
export const DIAS_MIRADOS = Math.max(...Object.values(SENALES).map(({ dias }) => dias));

/** A signal of an earlier day of the same collector. */
export type SenalPrevia = {
  readonly clave: ClaveDeSenal;
  readonly fecha: Fecha;
  /** When somebody called it a false alarm; null: nobody did. */
  readonly falsa_alarma: Date | null;
};

type Como = {
  /** The day that is over. */
  readonly fecha: Fecha;
  readonly umbrales: Umbrales;
  readonly parametros: Parametros;
  readonly previas: readonly SenalPrevia[];
};

/** From how many rows on it is said of this collector; 0: never. */
export function vecesDe(clave: ClaveDeSenal, { fecha, umbrales, previas }: Como): number {
  const desde = sumarDias(fecha, -DIAS_DE_FALSA_ALARMA);
  const fue = previas.some(
    (previa) =>
      previa.clave === clave && previa.falsa_alarma !== null && fechaLocal(previa.falsa_alarma) >= desde,
  );
  return umbrales[SENALES[clave].umbral] * (fue ? VECES_TRAS_FALSA_ALARMA : 1);
}

/** The first day that it looks at: what an earlier one has said is not said again. */
export function desdeCuando(clave: ClaveDeSenal, { fecha, previas }: Pick<Como, 'fecha' | 'previas'>): Fecha {
  const ultimas = previas.flatMap((previa) =>
    previa.clave === clave && previa.fecha < fecha ? [sumarDias(previa.fecha, 1)] : [],
  );
  return ultimas.reduce(masReciente, sumarDias(fecha, 1 - SENALES[clave].dias));
}

export type SenalHallada = {
  readonly clave: ClaveDeSenal;
  readonly regla: string;
  readonly filas: readonly FilaDeSenal[];
};

/** The most rows that are kept of one signal, the newest. */
export const MAXIMO_FILAS_DE_SENAL = 40;

const masNueva = (a: FilaDeSenal, b: FilaDeSenal): number =>
  b.cuando.getTime() - a.cuando.getTime() || a.id.localeCompare(b.id);

/** The signals of that day: each has so many rows, and the office got to know of one of them at least on that day. */
export function senalesDe(hechos: HechosDeCobrador, como: Como): SenalHallada[] {
  return CLAVES_DE_SENAL.flatMap((clave) => {
    const veces = vecesDe(clave, como);
    if (veces === 0) return [];
    const { dias, filas, regla, yaContadas } = SENALES[clave];
    const { fecha, umbrales, parametros } = como;
    const mirada = { fecha, desde: desdeCuando(clave, como), veces, umbrales, parametros };
    const halladas = filas(hechos, mirada);
    const bastan = halladas.length >= (yaContadas ? 1 : veces);
    if (!bastan || !halladas.some(({ dia }) => dia === fecha)) return [];
    const nuevas = halladas.toSorted(masNueva).slice(0, MAXIMO_FILAS_DE_SENAL);
    return [{ clave, regla: regla(mirada, dias), filas: nuevas }];
  });
}

/** How many collectors did something on a day, and of how many each signal was said. */
export type DiaDeSenales = {
  readonly cobradores: number;
  readonly claves: { readonly [C in ClaveDeSenal]?: number | undefined };
};

/** So far back it is counted how usual a signal is. */
export const DIAS_DE_LO_USUAL = 60;

/** The days that are kept: those of the last sixty. */
export const diasQueQuedan = <D>(dias: Readonly<Record<Fecha, D>>, ultimo: Fecha): Record<Fecha, D> =>
  Object.fromEntries(
    Object.entries(dias).filter(([dia]) => dia > sumarDias(ultimo, -DIAS_DE_LO_USUAL) && dia <= ultimo),
  );

/** Of so many days of collectors, on how many that signal was said. */
export const loUsual = (dias: readonly DiaDeSenales[], clave: ClaveDeSenal): { con: number; de: number } => ({
  con: dias.reduce((suma, { claves }) => suma + (claves[clave] ?? 0), 0),
  de: dias.reduce((suma, { cobradores }) => suma + cobradores, 0),
});

/** A night judges no more days than these: older ones are nobody's news. */
const DIAS_ATRAS = 7;

/** Whether that day's signals are still anybody's news. */
export const esNoticia = (dia: Fecha, hoy: Fecha): boolean => dia >= sumarDias(hoy, -DIAS_ATRAS);

/** The days that are over and were not looked at, the oldest first; an office that begins has yesterday alone. */
export function diasPorMirar(mirados: readonly Fecha[], hoy: Fecha): Fecha[] {
  const ayer = sumarDias(hoy, -1);
  const ultimo = mirados.reduce<Fecha | null>((a, b) => (a ? masReciente(a, b) : b), null);
  const primero = ultimo === null ? ayer : masReciente(sumarDias(ultimo, 1), sumarDias(hoy, -DIAS_ATRAS));
  return diasHasta(primero, ayer);
}
