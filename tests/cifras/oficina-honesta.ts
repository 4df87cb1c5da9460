// Weeks of collectors who do nothing wrong, with all that looks odd on an honest street: markets that are written up at once, lists
// that are typed in the evening, phones without a line, flat batteries, doors that were set wrong, families with one phone.
import {
  centavos,
  type Fecha,
  fecha,
  type FilaMirada,
  type HechosDeCobrador,
  instanteLocal,
  MOTIVO_AUSENTE,
  PARAMETROS,
  sumarDias,
} from '@leal/domain';
import { type Azar, crearAzar } from '@leal/seed';

export const PRIMERO = fecha('2026-09-28');
/** Two weeks that are there before anybody looks, and thirty days of which each is looked at. */
export const DIAS_PREVIOS = 14;
export const DIAS_DEL_MES = 30;
export const diaDe = (n: number): Fecha => sumarDias(PRIMERO, n);

const MINUTO = 60_000;
const METROS_POR_GRADO = 111_195;
const CENTRO = { latitud: 25.67, longitud: -100.31 };
type Lugar = typeof CENTRO;

type Cliente = {
  readonly id: string;
  readonly direccion: string;
  readonly diario: number;
  readonly puerta: Lugar;
  readonly punto: FilaMirada['punto'];
  readonly enMercado: boolean;
  /** Pays once a week, what a week owes, as far as nobody has to approve it. */
  readonly semanal: boolean;
};

/** What a collector's phone does on its own. */
type Telefono = {
  readonly id: string;
  permite: boolean;
  /** How often it finds where it is. */
  readonly halla: number;
  desfase_ms: number;
  secuencia: number;
};

/** The facts so far, to which each day adds its own. */
type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] };
export type Vida = {
  readonly azar: Azar;
  readonly clientes: readonly Cliente[];
  readonly telefono: Telefono;
  readonly hechos: Mutable<HechosDeCobrador>;
  readonly semana: { readonly lista: boolean };
};

const aMetros = (azar: Azar, de: Lugar, metros: number): Lugar => {
  const rumbo = azar.siguiente() * 2 * Math.PI;
  return {
    latitud: de.latitud + (metros * Math.cos(rumbo)) / METROS_POR_GRADO,
    longitud: de.longitud + (metros * Math.sin(rumbo)) / (METROS_POR_GRADO * Math.cos(0.448)),
  };
};

function clienteDe(azar: Azar, quien: string, n: number, mercado: Lugar | null): Cliente {
  const puerta = aMetros(azar, mercado ?? CENTRO, mercado ? azar.entero(5, 60) : azar.entero(100, 4_000));
  const conPunto = azar.ocurre(0.75);
  // Of forty doors one is the office's, where somebody tried the button.
  const donde = azar.ocurre(0.025) ? CENTRO : aMetros(azar, puerta, azar.entero(0, 15));
  const punto = {
    ...donde,
    precision_m: azar.entero(4, 30),
    capturado_en: instanteLocal(sumarDias(PRIMERO, -20), '12:00'),
  };
  return {
    id: `${quien}-cre-${n}`,
    direccion: mercado ? `Mercado Juárez, local ${n}` : `Calle ${azar.entero(1, 300)} # ${n}`,
    diario: azar.entero(50, 300) * 100,
    puerta,
    punto: conPunto ? punto : undefined,
    enMercado: mercado !== null,
    semanal: azar.ocurre(0.03),
  };
}

export function nacer(semilla: string): Vida {
  const azar = crearAzar(semilla);
  const mercado = azar.ocurre(0.35) ? aMetros(azar, CENTRO, 1_500) : null;
  const locales = mercado ? azar.entero(4, 14) : 0;
  return {
    azar,
    clientes: Array.from({ length: azar.entero(20, 60) }, (_, n) =>
      clienteDe(azar, semilla, n, n < locales ? mercado : null),
    ),
    telefono: {
      id: `tel-${semilla}`,
      permite: azar.ocurre(0.6),
      halla: azar.elegir([0.85, 0.93, 0.98]),
      // One in ten has a clock that is wrong, and left alone.
      desfase_ms: azar.ocurre(0.1) ? azar.entero(-40, 40) * MINUTO : 0,
      secuencia: 0,
    },
    hechos: { filas: [], correcciones: [], revocados: [], diferencias: [], prestados: [], repetidas: [] },
    semana: { lista: azar.ocurre(0.15) },
  };
}

/** Where the phone says that it is: near, as a rule; through walls far, and it knows it. */
function posicionDe({ azar, telefono }: Vida, lugar: Lugar): FilaMirada['posicion'] {
  if (!telefono.permite || !azar.ocurre(telefono.halla)) return null;
  const precision_m = azar.ocurre(0.04) ? azar.entero(300, 2_500) : azar.entero(4, 60);
  return { ...aMetros(azar, lugar, precision_m * azar.siguiente() * 1.2), precision_m };
}

export type Toque = {
  readonly cliente: Cliente;
  readonly tipo: 'pago' | 'visita';
  readonly en: Date;
  readonly monto?: number;
  readonly motivo?: string;
  readonly posicion?: FilaMirada['posicion'];
  readonly llega?: Date;
};

/** A row, as it comes from the phone. */
export function capturar(
  vida: Vida,
  dia: Fecha,
  { cliente, tipo, en, monto = 0, motivo, ...resto }: Toque,
): FilaMirada {
  const { telefono } = vida;
  telefono.secuencia += 1;
  const posicion = 'posicion' in resto ? resto.posicion : posicionDe(vida, cliente.puerta);
  const llega = resto.llega ?? new Date(en.getTime() + 2_000);
  const fila: FilaMirada = {
    id: `${cliente.id}_${tipo}-${dia}`,
    id_credito: cliente.id,
    tipo,
    cliente: cliente.id,
    direccion: cliente.direccion,
    monto_centavos: centavos(monto),
    fecha: dia,
    debido: { esperado_centavos: centavos(cliente.diario), dias_pago: 40 },
    ...(motivo !== undefined && { motivo_visita: motivo }),
    posicion,
    punto: cliente.punto,
    captura: {
      capturado_en: en,
      sincronizado_en: llega,
      tardia: llega.getTime() - en.getTime() > PARAMETROS.minutos_tardia * MINUTO,
      dispositivo: telefono.id,
      secuencia: telefono.secuencia,
      desfase_ms: telefono.desfase_ms,
    },
  };
  vida.hechos.filas.push(fila);
  return fila;
}

/** How many abonos a client brings: mostly one; two or three after days away, five who pays ahead. */
const abonosDe = (azar: Azar): number =>
  azar.elegir([...Array<number>(85).fill(1), 2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5, 1.5, 1.5, 2.5, 0.5]);

function toqueDe({ azar }: Vida, cliente: Cliente, en: Date, esSabado: boolean): Toque | null {
  if (cliente.semanal && !esSabado) return null;
  const suerte = azar.siguiente();
  if (suerte < 0.78) {
    const abonos = cliente.semanal ? 5 : abonosDe(azar);
    return { cliente, tipo: 'pago', en, monto: Math.round(cliente.diario * abonos) };
  }
  if (suerte > 0.93) return null;
  const motivo = azar.elegir([MOTIVO_AUSENTE, MOTIVO_AUSENTE, 'No tiene', 'Negocio cerrado']);
  return { cliente, tipo: 'visita', en, motivo };
}

/** What a battery does at night, and what its owner sets by hand afterwards. */
function gastarPila({ azar, telefono }: Vida): void {
  if (azar.ocurre(0.01))
    telefono.desfase_ms = azar.elegir([azar.entero(60, 600), azar.entero(2, 3_000) * 1_440]) * MINUTO;
  else if (azar.ocurre(0.002)) telefono.desfase_ms = -azar.entero(3, 10) * MINUTO;
  else if (azar.ocurre(0.5) && Math.abs(telefono.desfase_ms) > 41 * MINUTO) telefono.desfase_ms = 0;
}

/** The day's route: market stalls at once or one by one, some evenings a list, some hours without a line. */
function recorrer(vida: Vida, dia: Fecha, esSabado: boolean): void {
  const { azar, clientes } = vida;
  let en = instanteLocal(dia, '10:05').getTime();
  const deGolpe = azar.ocurre(0.5);
  const lista = vida.semana.lista && azar.ocurre(0.15);
  const sinLinea = azar.ocurre(0.1) ? azar.entero(0, 20) : Infinity;
  const vuelve = instanteLocal(dia, '19:00');
  for (const [n, cliente] of clientes.entries()) {
    const pausa = cliente.enMercado && deGolpe ? azar.entero(4, 12) * 1_000 : azar.entero(90, 540) * 1_000;
    en += lista && n > 12 ? azar.entero(8, 25) * 1_000 : pausa;
    const toque = toqueDe(vida, cliente, new Date(en), esSabado);
    if (!toque || en > instanteLocal(dia, '18:00').getTime()) continue;
    const espera = n >= sinLinea && n < sinLinea + 25;
    capturar(vida, dia, espera ? { ...toque, llega: vuelve } : toque);
  }
}

/** What managers do about it: few typing errors, receipts, short cuts, loans. */
function atender({ azar, hechos, clientes }: Vida, dia: Fecha): void {
  const en = instanteLocal(dia, '18:40');
  const alguno = () => azar.elegir(clientes);
  const deHoy = hechos.filas.filter(({ fecha: suya, tipo }) => suya === dia && tipo === 'pago');
  for (const pago of deHoy)
    if (azar.ocurre(0.0015)) {
      const a_centavos = azar.ocurre(0.2) ? null : centavos(Math.round(pago.monto_centavos / 2));
      const dicha = {
        id: `b-${pago.id}`,
        en,
        pedida: dia,
        id_cliente: pago.id_credito,
        cliente: pago.cliente,
      };
      hechos.correcciones.push({ ...dicha, de_centavos: pago.monto_centavos, a_centavos, pagado: dia });
    }
  if (azar.ocurre(0.03)) hechos.revocados.push({ folio: `F-${dia}`, en, motivo: 'Monto mal escrito' });
  // Change that was given wrong lacks, or is too much.
  if (azar.ocurre(0.06)) {
    const monto = azar.entero(5, 200) * (azar.ocurre(0.35) ? -100 : 100);
    hechos.diferencias.push({ id_corte: `c-${dia}`, en, diferencia_centavos: centavos(monto) });
  }
  if (azar.ocurre(0.5)) {
    const { id } = alguno();
    const otros = azar.ocurre(0.03) ? ['Su hermana'] : [];
    const monto_centavos = centavos(300_000);
    hechos.prestados.push({
      id_credito: `${id}-${dia}`,
      en,
      id_cliente: id,
      cliente: id,
      monto_centavos,
      otros,
    });
  }
}

/** One more day, Sundays off. */
export function vivirDia(vida: Vida, dia: Fecha, esDomingo: boolean, esSabado: boolean): void {
  gastarPila(vida);
  if (esDomingo) return;
  recorrer(vida, dia, esSabado);
  atender(vida, dia);
}
