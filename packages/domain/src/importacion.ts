import { diasEntre, type Fecha, formatearFecha } from './calendario.ts';
import { nombreBase, normalizar, slug } from './cliente.ts';
import { calcularCredito, calcularSaldo, diasTranscurridos } from './credito.ts';
import { type Centavos, CERO, formatearNumero, formatearPesos, restar } from './dinero.ts';
import type { Negocio } from './negocio.ts';
import { esPlazo, type Plazo } from './plazo.ts';
import { MONTO_MAXIMO } from './topes.ts';

/*
 * A loan that ran before Leal, as a row of the lender's file has it. The browser and the server judge it by the same functions; what is
 * an error is never imported, what is doubtful only where a manager has accepted that doubt by its code.
 */

/** A half-way undo says so; one that is undone may be imported again. */
export const ESTADOS_IMPORTACION = ['abierta', 'deshaciendo', 'deshecha'] as const;

export type RenglonImportado = {
  /** The row of the file, from 1. */
  readonly renglon: number;
  readonly id_cobrador: string;
  readonly nombre: string;
  readonly telefono: string;
  readonly monto_solicitado: Centavos;
  /** Days; only 30, 40 and 60 are terms. */
  readonly dias_pago: number;
  readonly fecha_inicio: Fecha;
  readonly total_pagado: Centavos;
  readonly atrasos: number;
  /** As the file says them; both follow from the rest. */
  readonly saldo?: Centavos | undefined;
  readonly monto_diario?: Centavos | undefined;
};

export const DUDAS_IMPORTADAS = [
  /** The file's balance, or its daily payment, is another. */
  'saldo',
  'monto_diario',
  /** It began more than a year ago. */
  'fecha_inicio',
  /** More late days than there were days. */
  'atrasos',
  /** Somebody of that collector has the name: this one gets the next '#n'. */
  'tocayo',
  /** Somebody else has the phone. */
  'telefono',
  /** The same person is in Leal already, without an open loan. */
  'cliente',
] as const;
export type DudaImportada = (typeof DUDAS_IMPORTADAS)[number];

/** Why a row is wrong (`duda` null) or doubtful. */
export type Hallazgo = {
  readonly campo: string;
  readonly duda: DudaImportada | null;
  /** Follows 'Renglón 214: '. */
  readonly mensaje: string;
};

const mal = (campo: string, mensaje: string): Hallazgo => ({ campo, duda: null, mensaje });
/** Most doubts are called after their field. */
const dudoso = (duda: DudaImportada, mensaje: string, campo: string = duda): Hallazgo => ({
  campo,
  duda,
  mensaje,
});

/** As much as a file may round. */
const MARGEN = 100;
const DIAS_DE_UN_ANIO = 365;

export const mensajePlazoImportado = (n: unknown): string => `el plazo ${String(n)} no es 30, 40 o 60`;

const difieren = (a: Centavos, b: Centavos): boolean => Math.abs(restar(a, b)) > MARGEN;

/** The differences between the plan and the file. */
function contraElPlan(renglon: RenglonImportado, plazo: Plazo): Hallazgo[] {
  const { monto_solicitado, total_pagado, saldo, monto_diario } = renglon;
  const plan = calcularCredito(monto_solicitado, plazo);
  const { monto_total } = plan;
  const [pagado, total] = [formatearPesos(total_pagado), formatearPesos(monto_total)];
  if (total_pagado > monto_total)
    return [mal('total_pagado', `lo pagado ${pagado} pasa del total de ${total}`)];
  if (total_pagado === monto_total) return [mal('total_pagado', `ya está pagado (${total}): no se importa`)];
  const hallazgos: Hallazgo[] = [];
  const resta = calcularSaldo(monto_total, total_pagado);
  if (saldo !== undefined && difieren(saldo, resta))
    hallazgos.push(
      dudoso('saldo', `el archivo dice que debe ${formatearPesos(saldo)} y son ${formatearPesos(resta)}`),
    );
  if (monto_diario !== undefined && difieren(monto_diario, plan.monto_diario))
    hallazgos.push(
      dudoso(
        'monto_diario',
        `el archivo dice ${formatearPesos(monto_diario)} al día y son ${formatearPesos(plan.monto_diario)}`,
      ),
    );
  return hallazgos;
}

type Cuando = { readonly hoy: Fecha; readonly negocio: Pick<Negocio, 'festivos'> };

function delTiempo(
  { fecha_inicio, atrasos, dias_pago }: RenglonImportado,
  { hoy, negocio }: Cuando,
): Hallazgo[] {
  if (fecha_inicio > hoy)
    return [mal('fecha_inicio', `el inicio ${formatearFecha(fecha_inicio)} todavía no llega`)];
  const hallazgos: Hallazgo[] = [];
  if (diasEntre(fecha_inicio, hoy) > DIAS_DE_UN_ANIO)
    hallazgos.push(dudoso('fecha_inicio', `empezó hace más de un año, el ${formatearFecha(fecha_inicio)}`));
  if (!esPlazo(dias_pago)) return hallazgos;
  const dias = diasTranscurridos(fecha_inicio, hoy, dias_pago, negocio.festivos);
  if (atrasos > dias)
    hallazgos.push(dudoso('atrasos', `dice ${formatearNumero(atrasos)} atrasos y van ${dias} días de cobro`));
  return hallazgos;
}

/** What is wrong or doubtful of one row by itself, on the day `hoy`; none: it is new. */
export function revisarImportado(renglon: RenglonImportado, cuando: Cuando): Hallazgo[] {
  const { monto_solicitado: monto, dias_pago, total_pagado } = renglon;
  const hallazgos: Hallazgo[] = [];
  if (monto <= CERO) hallazgos.push(mal('monto_solicitado', 'el monto debe ser mayor a 0'));
  if (monto > MONTO_MAXIMO)
    hallazgos.push(mal('monto_solicitado', `el monto ${formatearPesos(monto)} es demasiado`));
  if (total_pagado < CERO) hallazgos.push(mal('total_pagado', 'lo pagado no puede ser menos de 0'));
  if (!esPlazo(dias_pago)) hallazgos.push(mal('dias_pago', mensajePlazoImportado(dias_pago)));
  else if (hallazgos.length === 0) hallazgos.push(...contraElPlan(renglon, dias_pago));
  return [...hallazgos, ...delTiempo(renglon, cuando)];
}

type Persona = Pick<RenglonImportado, 'id_cobrador' | 'nombre' | 'telefono'>;

/** 'ANA LÓPEZ' and 'Ana Lopez #2' are two names: whoever has two loans is two clients. */
const mismoNombre = (a: Persona, b: Persona): boolean => normalizar(a.nombre) === normalizar(b.nombre);
const mismoTelefono = (a: Persona, b: Persona): boolean => a.telefono !== '' && a.telefono === b.telefono;
const mismoLugar = (a: Persona, b: Persona): boolean =>
  a.id_cobrador === b.id_cobrador && slug(a.nombre) === slug(b.nombre);

/** What a row may not have, or should not, beside somebody else; `quien` names that one. */
function entreDos(una: Persona, otra: Persona, quien: string, debe: boolean): Hallazgo[] {
  if (mismoNombre(una, otra) && mismoTelefono(una, otra))
    return debe
      ? [mal('nombre', `es el mismo cliente que ${quien}: tendría dos préstamos abiertos`)]
      : [dudoso('cliente', `es el mismo cliente que ${quien}, que no tiene préstamo abierto`, 'nombre')];
  if (mismoLugar(una, otra))
    return [
      dudoso(
        'tocayo',
        `se llama igual que ${quien}: quedará como ${nombreBase(una.nombre)} con un #`,
        'nombre',
      ),
    ];
  return mismoTelefono(una, otra) ? [dudoso('telefono', `tiene el mismo teléfono que ${quien}`)] : [];
}

/** Of each kind the first: one namesake is enough to look. */
const unaDeCada = (hallazgos: readonly Hallazgo[]): Hallazgo[] => [
  ...new Map(
    hallazgos.toReversed().map((hallazgo) => [hallazgo.duda ?? hallazgo.mensaje, hallazgo]),
  ).values(),
];

/** Namesakes, same phones and the same person twice within a file, by row: the first of them is not to blame. */
export function repetidosEnArchivo(
  renglones: readonly (Persona & { readonly renglon: number })[],
): ReadonlyMap<number, Hallazgo[]> {
  const hallados = new Map<number, Hallazgo[]>();
  const conocidos = new Map<string, (Persona & { readonly renglon: number })[]>();
  for (const renglon of renglones) {
    const claves = [
      `n ${slug(renglon.nombre)}`,
      ...(renglon.telefono === '' ? [] : [`t ${renglon.telefono}`]),
    ];
    const antes = new Set(claves.flatMap((clave) => conocidos.get(clave) ?? []));
    const hallazgos = [...antes].flatMap((otro) =>
      entreDos(renglon, otro, `el renglón ${otro.renglon}`, true),
    );
    if (hallazgos.length > 0) hallados.set(renglon.renglon, unaDeCada(hallazgos));
    for (const clave of claves) {
      const lista = conocidos.get(clave) ?? [];
      lista.push(renglon);
      conocidos.set(clave, lista);
    }
  }
  return hallados;
}

/** A client who is in Leal. */
export type ClienteConocido = Persona & {
  readonly nombre_cobrador?: string | undefined;
  /** Has a loan that runs, or waits for its approval. */
  readonly abierto: boolean;
  /** A credit of theirs was written off, and no manager lets them have another. */
  readonly castigado?: boolean | undefined;
};

/** The same against who is in Leal. */
export const contraConocidos = (renglon: Persona, conocidos: readonly ClienteConocido[]): Hallazgo[] =>
  unaDeCada(
    conocidos.flatMap((otro) => {
      const de = otro.nombre_cobrador === undefined ? '' : ` de ${otro.nombre_cobrador}`;
      const quien = `${otro.nombre}${de}, en Leal`;
      if (otro.castigado && mismoNombre(renglon, otro) && mismoTelefono(renglon, otro))
        return [mal('nombre', `es el mismo cliente que ${quien}, con un crédito castigado`)];
      return entreDos(renglon, otro, quien, otro.abierto);
    }),
  );

/** The doubts that nobody has accepted; an error is never accepted. */
export const sinAceptar = (hallazgos: readonly Hallazgo[], aceptadas: readonly DudaImportada[]): Hallazgo[] =>
  hallazgos.filter(({ duda }) => duda === null || !aceptadas.includes(duda));

/** The loan as nobody touched it since its import: only then it may be undone. */
export const sinMover = (credito: {
  readonly estado_credito: string;
  readonly ultimo_movimiento_en: Date | null;
  readonly solicitud_multiple: string | null;
  readonly solicitud_renovacion: string | null;
  readonly solicitud_edicion_cliente: string | null;
  readonly promesa?: unknown;
  readonly asignaciones?: unknown;
  readonly punto?: unknown;
}): boolean =>
  credito.estado_credito === 'Aprobado' &&
  credito.ultimo_movimiento_en === null &&
  credito.solicitud_multiple === null &&
  credito.solicitud_renovacion === null &&
  credito.solicitud_edicion_cliente === null &&
  credito.promesa === undefined &&
  credito.asignaciones === undefined &&
  credito.punto === undefined;
