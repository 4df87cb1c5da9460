import { AJUSTES_DE_SENALES } from './ajustes-de-senales.ts';
import { centavos, formatearNumero, formatearPesos } from './dinero.ts';
import { PARAMETROS, type Parametros } from './parametros.ts';
import { type Umbrales, UMBRALES } from './umbrales-de-senales.ts';

/*
 * The settings that the owner may change, with their words: one table makes the screen, the check before they are
 * saved, and the sentences of the pages.
 */

type Tema = 'horario' | 'cobranza' | 'metas' | 'telefonos' | 'listas' | 'senales';

/** A number that may be set. */
export type Ajuste = {
  readonly tema: Tema;
  readonly nombre: string;
  /** The effect of the number, in a sentence. */
  readonly que: string;
  readonly unidad: string;
  readonly minimo: number;
  readonly maximo: number;
  /** It says something only where that one is more than 0. */
  readonly solo_con?: string;
};

export const TEMAS: Readonly<Record<Tema, string>> = {
  horario: 'Horario de cobro',
  cobranza: 'Cobranza',
  metas: 'Metas de la semana',
  telefonos: 'Lo que llega de los teléfonos',
  listas: 'Listas',
  senales: 'Señales',
};

/** Each number that the screen changes; two more stay with the console. */
export const AJUSTES = {
  hora_apertura: {
    tema: 'horario',
    nombre: 'Se abre',
    que: 'Desde qué hora se registran pagos, visitas y atrasos.',
    unidad: 'h',
    minimo: 0,
    maximo: 23,
  },
  hora_cierre: {
    tema: 'horario',
    nombre: 'Se cierra',
    que: 'Hasta antes de qué hora. La hora que cuenta es la del toque, no la de la llegada.',
    unidad: 'h',
    minimo: 1,
    maximo: 24,
  },
  abonos_requieren_aprobacion: {
    tema: 'cobranza',
    nombre: 'Abonos juntos que decide el gerente',
    que: 'Un pago que vale tantos abonos o más espera una aprobación.',
    unidad: 'abonos',
    minimo: 2,
    maximo: 60,
  },
  porcentaje_abono_minimo: {
    tema: 'cobranza',
    nombre: 'Lo menos que debe traer una ruta',
    que: 'De lo que sus abonos diarios suman en un día.',
    unidad: '%',
    minimo: 0,
    maximo: 100,
  },
  porcentaje_renovacion: {
    tema: 'cobranza',
    nombre: 'Pagado para poder renovar',
    que: 'Desde qué parte pagada un crédito activo se puede renovar.',
    unidad: '%',
    minimo: 1,
    maximo: 100,
  },
  resto_minimo_centavos: {
    tema: 'cobranza',
    nombre: 'Resto que se cobra de una vez',
    que: 'Si con el abono quedaría menos que esto, un toque cobra todo lo que falta.',
    unidad: 'pesos',
    minimo: 0,
    maximo: 10_000,
  },
  dias_transferencia: {
    tema: 'cobranza',
    nombre: 'Se aceptan transferencias',
    que: 'De hasta cuántos días atrás al registrarla; no entra en ninguna caja. Con 0 no se aceptan.',
    unidad: 'días',
    minimo: 0,
    maximo: 60,
  },
  porcentaje_sin_confirmar: {
    tema: 'cobranza',
    nombre: 'Se renueva con transferencias sin confirmar',
    que: 'Hasta qué parte de lo pagado puede no estar vista en el banco. Con 0 primero se confirma toda.',
    unidad: '%',
    minimo: 0,
    maximo: 100,
    solo_con: 'dias_transferencia',
  },
  atrasos_por_penalizacion: {
    tema: 'cobranza',
    nombre: 'Atrasos que valen una penalización',
    que: 'Solo informa: no cambia ningún saldo. Con 0 no hay penalizaciones.',
    unidad: 'atrasos',
    minimo: 0,
    maximo: 60,
  },
  atrasos_amarillo: {
    tema: 'cobranza',
    nombre: 'Atrasos de tarjeta amarilla',
    que: 'En los clientes activos de la oficina.',
    unidad: 'atrasos',
    minimo: 1,
    maximo: 60,
  },
  meta_cobrado: {
    tema: 'metas',
    nombre: 'Cobrado de lo que tocaba',
    que: 'Lo menos que cada cobrador debe cobrar en la semana de los abonos diarios que tocaban. Con 0 no hay meta.',
    unidad: '%',
    minimo: 0,
    maximo: 100,
  },
  meta_riesgo: {
    tema: 'metas',
    nombre: 'Cartera con más de 7 días de atraso',
    que: 'Lo más que puede ser de la cartera de cada cobrador al cerrar la semana. Con 0 no hay meta.',
    unidad: '%',
    minimo: 0,
    maximo: 100,
  },
  meta_promesas: {
    tema: 'metas',
    nombre: 'Promesas cumplidas',
    que: 'Lo menos de las promesas que vencen en la semana. Con 0 no hay meta.',
    unidad: '%',
    minimo: 0,
    maximo: 100,
  },
  horas_captura_maximas: {
    tema: 'telefonos',
    nombre: 'Lo que un cobro puede esperar sin señal',
    que: 'Lo que llega más tarde lo decide el gerente, como captura tardía.',
    unidad: 'horas',
    minimo: 1,
    maximo: 144,
  },
  minutos_tardia: {
    tema: 'telefonos',
    nombre: 'Desde cuándo se marca como tardía',
    que: 'Entre el toque y la llegada.',
    unidad: 'min',
    minimo: 1,
    maximo: 1440,
  },
  dias_posicion: {
    tema: 'telefonos',
    nombre: 'Días que se guarda dónde se cobró',
    que: 'De los cobradores que lo permiten. Con 0 no se guarda ninguna ubicación.',
    unidad: 'días',
    minimo: 0,
    maximo: 365,
  },
  dias_idempotencia: {
    tema: 'telefonos',
    nombre: 'Días que un envío se reconoce como repetido',
    que: 'Un teléfono que vuelve después recibe la misma respuesta.',
    unidad: 'días',
    minimo: 7,
    maximo: 60,
  },
  tamano_pagina: {
    tema: 'listas',
    nombre: 'Renglones por página',
    que: 'En las listas que se leen por páginas.',
    unidad: 'renglones',
    minimo: 5,
    maximo: 100,
  },
  ...AJUSTES_DE_SENALES,
} as const satisfies { readonly [K in keyof Parametros | keyof Umbrales]?: Ajuste };

export type NombreAjuste = keyof typeof AJUSTES;
export const NOMBRES_AJUSTES = Object.keys(AJUSTES) as NombreAjuste[];

const DE_FABRICA: Parametros & Umbrales = { ...PARAMETROS, ...UMBRALES };

/** The number that holds where nobody set any. */
export const deFabrica = (nombre: NombreAjuste): number => DE_FABRICA[nombre];

/**
 * The settings that mean something beside the others: of transfers, only where they are taken, and one that somebody has set, for
 * it decides about those that are in the books.
 */
export const ajustesConSentido = (parametros: Readonly<Record<string, number | undefined>>): NombreAjuste[] =>
  NOMBRES_AJUSTES.filter((nombre) => {
    const { solo_con }: Ajuste = AJUSTES[nombre];
    if (solo_con === undefined || (parametros[solo_con] ?? 0) > 0) return true;
    return (parametros[nombre] ?? deFabrica(nombre)) !== deFabrica(nombre);
  });

/** Whether it is an amount: stored in centavos, read and typed in pesos. */
export const esMonto = (nombre: NombreAjuste): boolean => nombre.endsWith('_centavos');

/** '18 h', '$1.00'. */
export const textoDeNumero = (nombre: NombreAjuste, valor: number): string =>
  esMonto(nombre) ? formatearPesos(centavos(valor)) : `${formatearNumero(valor)} ${AJUSTES[nombre].unidad}`;

/** 'Entre 7 y 60 días'. */
export const limitesDe = (nombre: NombreAjuste): string => {
  const { minimo, maximo } = AJUSTES[nombre];
  const desde = esMonto(nombre) ? textoDeNumero(nombre, minimo) : minimo;
  return `Entre ${desde} y ${textoDeNumero(nombre, maximo)}`;
};

/** Why it cannot be that number; null: it can. */
export function errorDeAjuste(nombre: NombreAjuste, valor: number): string | null {
  const { minimo, maximo } = AJUSTES[nombre];
  return Number.isSafeInteger(valor) && valor >= minimo && valor <= maximo ? null : limitesDe(nombre);
}

/** Numbers that are right one by one, and not together: the field that is at fault, and why. */
export const errorDeTodos = ({
  hora_apertura,
  hora_cierre,
}: Pick<Parametros, 'hora_apertura' | 'hora_cierre'>): { campo: NombreAjuste; mensaje: string } | null =>
  hora_apertura < hora_cierre ? null : { campo: 'hora_cierre', mensaje: 'Se cierra después de que se abre.' };

/** A holiday's name fits a card. */
export const TOPE_FESTIVO = 40;
