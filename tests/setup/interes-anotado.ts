// The interest of each collector's days from the audit alone: it says, of every change, what was paid before and after, so that
// neither what rows say of their interest nor the order of their hours is asked.
import type { BitacoraDoc, CreditoDoc } from '@leal/contract/documentos';
import { fechaLocal } from '@leal/domain';
import { interesDe } from './libro-interes.ts';

type Datos = Readonly<Record<string, unknown>>;
/** All documents, by collection and by path. */
export type Almacen = {
  readonly entradas: (coleccion: string) => readonly (readonly [string, Datos])[];
  readonly documento: (ruta: string) => Datos | undefined;
};

type Pagado = { readonly id_movimiento?: string; readonly total_pagado_centavos?: number };
type Cambio = Pick<BitacoraDoc, 'documento' | 'fecha'> & {
  readonly antes: Pagado | null;
  readonly despues: Pagado | null;
};

/** The row that a change is about: the one that it booked, or the payment that it corrected. */
function renglonDe({ documento: leer }: Almacen, { documento, antes }: Cambio): string | undefined {
  if (documento.includes('/movimientos/')) return documento;
  const credito = String(leer(documento)?.['id_credito']);
  return antes?.id_movimiento && `creditos/${credito}/movimientos/${antes.id_movimiento}`;
}

type Ganado = { readonly id_cobrador: string; readonly fecha: string; readonly interes: number };

/** What each change has earned or taken back, for whom and on which day. */
export function* ganadoSegunBitacora(almacen: Almacen): Generator<Ganado> {
  for (const [ruta, datos] of almacen.entradas('bitacora')) {
    const cambio = datos as unknown as Cambio;
    const [antes, despues] = [cambio.antes?.total_pagado_centavos, cambio.despues?.total_pagado_centavos];
    const renglon = renglonDe(almacen, cambio);
    if (antes === undefined || despues === undefined || antes === despues || renglon === undefined) continue;
    const fila = almacen.documento(renglon);
    const credito = almacen.documento(`creditos/${String(fila?.['id_credito'])}`) as CreditoDoc | undefined;
    if (!fila || !credito) throw new Error(`${ruta} is about ${renglon}, which is not there`);
    yield {
      id_cobrador: String(fila['id_cobrador']),
      fecha: renglon === cambio.documento ? String(fila['fecha']) : fechaLocal(cambio.fecha),
      interes: interesDe(credito, despues) - interesDe(credito, antes),
    };
  }
}
