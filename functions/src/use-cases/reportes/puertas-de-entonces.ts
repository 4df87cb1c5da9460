import {
  type BitacoraDoc,
  type CreditoDoc,
  puntoGuardado,
  type PuntoGuardado,
} from '@leal/contract/documentos';
import type { FilaMirada } from '@leal/domain';
import * as z from 'zod/mini';
import { leerDelCliente } from '../../data/bitacora.ts';

/** The door that a row of the audit says there was before; null: there was none. */
function puntoDeAntes({ antes }: BitacoraDoc): PuntoGuardado | null {
  const leido = z.safeParse(puntoGuardado, antes?.['punto']);
  return leido.success ? leido.data : null;
}

/** What the door was when the visit was made, by what was said of it since (the newest first). */
function enEseInstante(
  { captura: { capturado_en } }: FilaMirada,
  ahora: PuntoGuardado,
  cambios: readonly BitacoraDoc[],
): PuntoGuardado | undefined {
  let puerta: PuntoGuardado | null = ahora;
  for (const cambio of cambios) {
    if (!puerta || puerta.capturado_en <= capturado_en) break;
    puerta = puntoDeAntes(cambio);
  }
  return puerta && puerta.capturado_en <= capturado_en ? puerta : undefined;
}

type ConFila = { readonly fila: FilaMirada; readonly credito: CreditoDoc };

/** The audit of one client's door since the first of these visits: one read for each time that it was set. */
async function deUnCliente(
  visitas: readonly ConFila[],
): Promise<(readonly [string, PuntoGuardado | undefined])[]> {
  const [{ credito } = {}] = visitas;
  if (!credito?.punto) return [];
  const { id_cliente, punto } = credito;
  const desde = new Date(Math.min(...visitas.map(({ fila }) => fila.captura.capturado_en.getTime())));
  const cambios = await leerDelCliente(id_cliente, 'clientes/punto', desde);
  return visitas.map(({ fila }) => [fila.id, enEseInstante(fila, punto, cambios)]);
}

/**
 * The doors of visits after which they were set anew, as they stood when these were made: who sets a door again after a visit does
 * not take back how far from it that was. Undefined: there was none yet.
 */
export async function puertasDeEntonces(
  visitas: readonly FilaMirada[],
  creditos: ReadonlyMap<string, CreditoDoc>,
): Promise<ReadonlyMap<string, PuntoGuardado | undefined>> {
  const movidas = visitas.flatMap((fila) => {
    const credito = creditos.get(fila.id_credito);
    const despues = credito?.punto && credito.punto.capturado_en > fila.captura.capturado_en;
    return credito && despues ? [{ fila, credito }] : [];
  });
  const porCliente = Map.groupBy(movidas, ({ credito }) => credito.id_cliente);
  return new Map((await Promise.all([...porCliente.values()].map(deUnCliente))).flat());
}
