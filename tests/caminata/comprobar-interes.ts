// The interest of each collector's days in a walk, from the audit alone: it says, of every change, what was paid before and
// after, so that neither what rows say of their interest nor the order of their hours is asked.
import type { BitacoraDoc, CreditoDoc, DiaDoc } from '@leal/contract/documentos';
import { fechaLocal } from '@leal/domain';
import type { Espejo } from '@leal/jugador';
import { expect } from 'vitest';
import { interesDe } from '../setup/libro-interes.ts';

type Pagado = { readonly id_movimiento?: string; readonly total_pagado_centavos?: number };
type Cambio = Pick<BitacoraDoc, 'documento' | 'fecha'> & {
  readonly antes: Pagado | null;
  readonly despues: Pagado | null;
};

/** The row that a change is about: the one that it booked, or the payment that it corrected. */
function renglonDe(espejo: Espejo, { documento, antes }: Cambio): string | undefined {
  if (documento.includes('/movimientos/')) return documento;
  const solicitud = espejo.documento(documento);
  return (
    antes?.id_movimiento && `creditos/${String(solicitud?.['id_credito'])}/movimientos/${antes.id_movimiento}`
  );
}

/** What each collector has earned on each day. */
function ganadoPorDia(espejo: Espejo): Map<string, number> {
  const creditos = new Map(espejo.de('creditos').map((credito) => [credito.id_credito, credito]));
  const ganado = new Map<string, number>();
  for (const [ruta, datos] of espejo.entradas('bitacora')) {
    const cambio = datos as unknown as Cambio;
    const [antes, despues] = [cambio.antes?.total_pagado_centavos, cambio.despues?.total_pagado_centavos];
    const renglon = renglonDe(espejo, cambio);
    if (antes === undefined || despues === undefined || antes === despues || renglon === undefined) continue;
    const fila = espejo.documento(renglon);
    const credito: CreditoDoc | undefined = creditos.get(String(fila?.['id_credito']));
    if (!fila || !credito) throw new Error(`${ruta} is about ${renglon}, which is not there`);
    const dia = renglon === cambio.documento ? String(fila['fecha']) : fechaLocal(cambio.fecha);
    const clave = `${String(fila['id_cobrador'])} ${dia}`;
    const mas = interesDe(credito, despues) - interesDe(credito, antes);
    ganado.set(clave, (ganado.get(clave) ?? 0) + mas);
  }
  return ganado;
}

const sinCeros = (sumas: Iterable<readonly [string, number]>) =>
  Object.fromEntries([...sumas].filter(([, suma]) => suma !== 0));

export function comprobarInteresDelEquipo(espejo: Espejo): void {
  const dias = espejo.entradas('dias').map(([, datos]) => datos as unknown as DiaDoc);
  const guardado = dias.map(
    ({ id_cobrador, fecha, interes_centavos = 0 }) => [`${id_cobrador} ${fecha}`, interes_centavos] as const,
  );
  expect(sinCeros(guardado)).toEqual(sinCeros(ganadoPorDia(espejo)));
}
