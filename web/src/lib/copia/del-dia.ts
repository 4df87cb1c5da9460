import {
  abiertoDeCobrador,
  activosSinPagoHoy,
  clientesDeCobrador,
  dashboardDeCobrador,
  detalleCredito,
  estadoDeCuenta,
  historialAbonos,
  reporteDia,
  todosParaPayment,
  type Llamada,
} from '@leal/contract';
import { fechaLocal } from '@leal/domain';
import { ahora } from '../reloj.ts';
import { borrarla, type Cajon, conservarSolo, guardarla, leerGuardada } from './base.ts';
import { duenioDeCopia } from './duenio.ts';
import { diaDe, guardadaDe, type Leida, leidaDe } from './guardada.ts';

/**
 * A collector's reads of the day when there is no line: the route, its clients, their credits, what came in, the box.
 */
const DEL_DIA: readonly Llamada[] = [
  activosSinPagoHoy,
  clientesDeCobrador,
  todosParaPayment,
  detalleCredito,
  historialAbonos,
  estadoDeCuenta,
  dashboardDeCobrador,
  reporteDia,
  abiertoDeCobrador,
];

/** A cached answer: its call begins its key (`prefijoDe`), its hash names it in the copy. */
type Consulta = { readonly queryKey: readonly unknown[]; readonly queryHash: string };

const llamadaDe = ([metodo, ruta]: Consulta['queryKey']): Llamada | undefined =>
  DEL_DIA.find((llamada) => llamada.metodo === metodo && llamada.ruta === ruta);

/** The call, and where its answer is today; undefined for what is not copied, and for everybody who has no copy. */
function lugarDe({ queryKey }: Consulta): { llamada: Llamada; cajon: Cajon } | undefined {
  const llamada = llamadaDe(queryKey);
  const uid = duenioDeCopia();
  return llamada && uid !== null ? { llamada, cajon: { uid, dia: fechaLocal(ahora()) } } : undefined;
}

/** Today's copy of an answer; null without one, and when the session has ended meanwhile. Never rejects. */
export async function leerDelDia(consulta: Consulta): Promise<Leida | null> {
  const lugar = lugarDe(consulta);
  if (!lugar) return null;
  const guardada = await leerGuardada(lugar.cajon, consulta.queryHash).catch(() => undefined);
  return lugar.cajon.uid === duenioDeCopia() ? leidaDe(lugar.llamada, guardada) : null;
}

let ordenado = '';

/** Removes what is not this person's and of this day before the first answer is stored: once a page and day. */
async function ordenar(cajon: Cajon): Promise<void> {
  const cual = `${cajon.uid} ${cajon.dia}`;
  if (ordenado === cual) return;
  ordenado = cual;
  await conservarSolo(cajon);
}

/** Stores an answer that came at `en` (the server's clock), when it is about today. */
export async function guardarDelDia(consulta: Consulta, datos: unknown, en: number): Promise<void> {
  const lugar = lugarDe(consulta);
  if (datos === undefined || lugar?.cajon.dia !== diaDe(datos, en)) return;
  await ordenar(lugar.cajon);
  if (lugar.cajon.uid !== duenioDeCopia()) return;
  await guardarla(lugar.cajon, consulta.queryHash, guardadaDe(lugar.llamada, datos, en));
}

/** The server no longer answers it to this person. */
export async function olvidarDelDia(consulta: Consulta): Promise<void> {
  const lugar = lugarDe(consulta);
  if (lugar) await borrarla(lugar.cajon, consulta.queryHash);
}
