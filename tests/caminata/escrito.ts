// The documents that a step wrote, checked against the rules right after it: only those, and what they add up to, so
// that a long walk costs the same at every step. The same rules as the full revision (revisar.ts), and that the ledger
// and the log only grow.
import type { MovimientoDoc } from '@leal/contract/documentos';
import { type Fecha, referenciaNormal, type Transferencia } from '@leal/domain';
import type { Escritura, Espejo } from '@leal/jugador';
import { expect } from 'vitest';
import { comprobarCaja } from '../setup/libro-caja.ts';
import { comprobarCreditos, comprobarFecha, comprobarTotales, type Libro } from '../setup/libro.ts';
import { coleccionDe } from './claves.ts';
import { negocioDe, type Oficina } from './oficina.ts';
import { cobradorDe, comprobarCartera, libroDe } from './revisar.ts';

type Datos = NonNullable<Escritura['despues']>;

/**
 * The fields of a row that may change after it was booked: it is corrected, cancelled, deleted, or waits for such a
 * decision.
 */
const DE_CORREGIR = new Set(['monto_centavos', 'abonos', 'descripcion', 'ediciones', 'transferencia']);
const UNA_VEZ = new Set(['eliminado', 'cancelado']);
/** What is going on about a row, and no part of what was booked. */
const DE_ESTADO = new Set(['solicitud_abierta', 'banco', 'referencia_normal']);
const igual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
/** Days on which a document counts. */
const FECHAS = ['fecha', 'fecha_contable', 'fecha_aprobacion', 'fecha_inicio', 'fecha_fin'];

/** The days that it changes sums of, in whatever document. */
function fechasDe({ antes = {}, despues = {} }: Escritura): unknown[] {
  const [viejos, nuevos] = [antes, despues].map(({ ultimos_15_dias }) => (ultimos_15_dias ?? {}) as Datos);
  const sumados = Object.keys(nuevos ?? {}).filter((dia) => !igual(viejos?.[dia], nuevos?.[dia]));
  return [...sumados, ...FECHAS.flatMap((campo) => [antes[campo], despues[campo]])];
}

/** A transfer that counts is found by its reference, as two people type it; nothing else is. */
const referenciaDe = ({ banco, transferencia }: Datos): string | undefined =>
  banco === undefined
    ? undefined
    : referenciaNormal((transferencia as Transferencia).referencia ?? '') || undefined;

/** A row of the ledger stays as it was booked; a correction says so in the row, and nothing comes back. */
function comprobarRenglon(ruta: string, antes: Datos, despues: Datos): void {
  const campos = [...new Set([...Object.keys(antes), ...Object.keys(despues)])];
  const cambian = campos.filter((campo) => !igual(antes[campo], despues[campo]));
  const editado = cambian.includes('ediciones');
  const prohibidos = cambian.filter(
    (campo) =>
      !DE_ESTADO.has(campo) &&
      !(editado && DE_CORREGIR.has(campo)) &&
      !(UNA_VEZ.has(campo) && antes[campo] === undefined),
  );
  expect(prohibidos, `${ruta} was booked otherwise`).toEqual([]);
  expect(despues['referencia_normal'], ruta).toBe(referenciaDe(despues));
  if (!editado) return;
  const seBusca =
    despues['transferencia'] !== undefined && !igual(antes['monto_centavos'], despues['monto_centavos']);
  if (seBusca) expect(despues['banco'], ruta).toEqual({ estado: 'por_confirmar' });
  const [viejas, nuevas] = [antes, despues].map(({ ediciones }) => ediciones as MovimientoDoc['ediciones']);
  expect(nuevas?.slice(0, -1), ruta).toEqual(viejas);
  expect(nuevas?.at(-1), ruta).toMatchObject({
    monto_anterior_centavos: antes['monto_centavos'],
    monto_nuevo_centavos: despues['monto_centavos'],
    ...(cambian.includes('transferencia') && { transferencia_anterior: antes['transferencia'] ?? null }),
  });
}

const convenioDe = (datos: Datos): unknown => (datos['convenio'] as { id?: unknown } | null | undefined)?.id;

/** A convenio that is made, replaced or cancelled is all that moves of its credit; a hand-over that is undone takes it along. */
function comprobarQueSoloInforma(ruta: string, antes: Datos, despues: Datos): void {
  if (convenioDe(antes) === convenioDe(despues) || !igual(antes['entrega'], despues['entrega'])) return;
  expect({ ...despues, convenio: null }, ruta).toEqual({ ...antes, convenio: null });
}

/** The clients that an undo of their import took back, as the audit says. */
const deshechosEn = (escrituras: readonly Escritura[]): ReadonlySet<unknown> =>
  new Set(
    escrituras.flatMap(({ despues }) =>
      despues?.['accion'] === 'importaciones/deshacer-cliente' ? [despues['id_cliente']] : [],
    ),
  );

/** Ledger and log only grow, but for what an import brought and takes back; a decision is taken once, a counter never goes back. */
function comprobarHistoria({ ruta, antes, despues }: Escritura, deshechos: ReadonlySet<unknown>): void {
  const coleccion = coleccionDe(ruta);
  if (antes === undefined) return;
  if (coleccion === 'bitacora') expect(despues, ruta).toEqual(antes);
  if (coleccion === 'contadores') expect(despues?.['ultimo'], ruta).toBeGreaterThan(Number(antes['ultimo']));
  const seDeshace = deshechos.has(antes['id_cliente']) && despues === undefined;
  if (seDeshace && coleccion === 'movimientos') expect(antes['tipo'], ruta).toBe('apertura');
  else if (seDeshace && coleccion === 'creditos') expect(antes['importado'], ruta).toBeDefined();
  else if (seDeshace && coleccion === 'clientes') expect(antes['eliminado'], ruta).toBe(false);
  else if (['movimientos', 'solicitudes', 'gastos', 'creditos', 'clientes'].includes(coleccion))
    expect(despues, `${ruta} is gone`).toBeDefined();
  if (despues === undefined) return;
  if (coleccion === 'movimientos') comprobarRenglon(ruta, antes, despues);
  if (coleccion === 'creditos') comprobarQueSoloInforma(ruta, antes, despues);
  if (['solicitudes', 'gastos'].includes(coleccion) && antes['estado'] !== 'pendiente')
    expect(despues['estado'], `${ruta} was decided before`).toBe(antes['estado']);
}

/** Cut down to what concerns these clients. */
const deClientes = (libro: Libro, ids: ReadonlySet<unknown>): Libro => ({
  ...libro,
  clientes: libro.clientes.filter(({ id_cliente }) => ids.has(id_cliente)),
  creditos: libro.creditos.filter(({ id_cliente }) => ids.has(id_cliente)),
  movimientos: libro.movimientos.filter(({ id_cliente }) => ids.has(id_cliente)),
  solicitudes: libro.solicitudes.filter(({ id_cliente }) => ids.has(id_cliente)),
  ajenos: {
    creditos: libro.ajenos.creditos.filter(({ id_cliente }) => ids.has(id_cliente)),
    movimientos: libro.ajenos.movimientos.filter(({ id_cliente }) => ids.has(id_cliente)),
    solicitudes: libro.ajenos.solicitudes.filter(({ id_cliente }) => ids.has(id_cliente)),
  },
});

export class Escrito {
  #escrituras: Escritura[] = [];

  constructor(espejo: Espejo) {
    espejo.oir((escritura) => this.#escrituras.push(escritura));
  }

  /** Everything that was written since it was asked last. */
  comprobar(oficina: Oficina): void {
    const escrituras = this.#escrituras;
    this.#escrituras = [];
    oficina.claves.comprobar(escrituras);
    const deshechos = deshechosEn(escrituras);
    for (const escritura of escrituras) comprobarHistoria(escritura, deshechos);
    for (const { uid } of oficina.cobradores) {
      const delCobrador = escrituras.filter(({ ruta, antes, despues }) =>
        [antes, despues].some((datos) => datos && cobradorDe(ruta, datos) === uid),
      );
      if (delCobrador.length > 0) this.#comprobarDe(oficina, uid, delCobrador);
    }
  }

  #comprobarDe(oficina: Oficina, uid: string, escrituras: readonly Escritura[]): void {
    const libro = libroDe(oficina, uid);
    const clientes = escrituras.flatMap(({ antes, despues }) => [
      antes?.['id_cliente'],
      despues?.['id_cliente'],
    ]);
    const tocado = deClientes(libro, new Set(clientes));
    comprobarCreditos(tocado);
    comprobarCartera(tocado, negocioDe(oficina));
    for (const fecha of new Set(escrituras.flatMap(fechasDe)))
      if (typeof fecha === 'string') comprobarFecha(libro, fecha as Fecha);
    comprobarTotales(libro);
    comprobarCaja(libro);
    oficina.caja.comprobar(oficina.espejo, uid);
  }
}
