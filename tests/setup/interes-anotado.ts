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

type Pagado = {
  readonly id_movimiento?: string;
  readonly total_pagado_centavos?: number;
  readonly saldo_centavos?: number;
  readonly estado_credito?: string;
};
type Cambio = Pick<BitacoraDoc, 'accion' | 'documento' | 'fecha' | 'id_cobrador'> & {
  readonly antes: Pagado | null;
  readonly despues: Pagado | null;
};

/**
 * The loan as it was then: while nothing of it is paid its term may be changed (`plazoFijoDe`), and what had been earned of a payment that
 * was taken out by then stays what it was. What is lent never changes once it is approved.
 */
const prestamoDe = (credito: CreditoDoc, { total_pagado_centavos = 0, saldo_centavos = 0 }: Pagado) => ({
  monto_solicitado_centavos: credito.monto_solicitado_centavos,
  monto_total_centavos: total_pagado_centavos + saldo_centavos,
});

/** The row that a change is about: the one that it booked, or the payment that it corrected. */
function renglonDe({ documento: leer }: Almacen, { documento, antes }: Cambio): string | undefined {
  if (documento.includes('/movimientos/')) return documento;
  const credito = String(leer(documento)?.['id_credito']);
  return antes?.id_movimiento && `creditos/${credito}/movimientos/${antes.id_movimiento}`;
}

type Ganado = {
  readonly id_cobrador: string;
  readonly fecha: string;
  readonly interes: number;
  /** What else moved of a credit that was written off. */
  readonly recuperado: number;
};

/** What each change has earned or taken back, for whom and on which day. */
export function* ganadoSegunBitacora(almacen: Almacen): Generator<Ganado> {
  for (const [ruta, datos] of almacen.entradas('bitacora')) {
    const cambio = datos as unknown as Cambio;
    const { antes: era } = cambio;
    const [antes, despues] = [era?.total_pagado_centavos, cambio.despues?.total_pagado_centavos];
    const renglon = renglonDe(almacen, cambio);
    if (!era || antes === undefined || despues === undefined || antes === despues || !renglon) continue;
    const fila = almacen.documento(renglon);
    const credito = almacen.documento(`creditos/${String(fila?.['id_credito'])}`) as CreditoDoc | undefined;
    if (!fila || !credito) throw new Error(`${ruta} is about ${renglon}, which is not there`);
    const prestamo = prestamoDe(credito, era);
    const interes = interesDe(prestamo, despues) - interesDe(prestamo, antes);
    yield {
      id_cobrador: String(fila['id_cobrador']),
      fecha: renglon === cambio.documento ? String(fila['fecha']) : fechaLocal(cambio.fecha),
      interes,
      recuperado: era.estado_credito === 'Castigado' ? despues - antes - interes : 0,
    };
  }
}

type Castigado = { readonly id_cobrador: string; readonly fecha: string; readonly castigado: number };

/** What was lent and not paid back when a credit was written off, and again where that was taken back, on the day of each. */
export function* castigadoSegunBitacora(almacen: Almacen): Generator<Castigado> {
  const vigentes = new Map<string, Castigado>();
  const enOrden = almacen
    .entradas('bitacora')
    .map(([, datos]) => datos as unknown as Cambio)
    .filter(({ accion }) => accion === 'creditos/castigar' || accion === 'creditos/deshacer-castigo')
    .toSorted((a, b) => a.fecha.getTime() - b.fecha.getTime());
  for (const { accion, documento, fecha, id_cobrador, antes } of enOrden) {
    const credito = almacen.documento(documento) as CreditoDoc | undefined;
    const dia = fechaLocal(fecha);
    const anterior = vigentes.get(documento);
    if (accion === 'creditos/castigar' && credito && antes) {
      const { total_pagado_centavos: pagado = 0 } = antes;
      const interes = interesDe(prestamoDe(credito, antes), pagado);
      const castigado = credito.monto_solicitado_centavos - (pagado - interes);
      const perdida = { id_cobrador: id_cobrador ?? '', fecha: dia, castigado };
      vigentes.set(documento, perdida);
      yield perdida;
    } else if (anterior && antes?.estado_credito === 'Castigado') {
      vigentes.delete(documento);
      yield { ...anterior, fecha: dia, castigado: -anterior.castigado };
    }
  }
}
