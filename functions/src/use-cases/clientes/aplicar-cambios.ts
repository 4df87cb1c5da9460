import type { CambiosCliente } from '@leal/contract';
import type { ClienteDoc, CreditoDoc } from '@leal/contract/documentos';
import { cambiosDeFicha, type Centavos, efectoDeCredito, mapaBusqueda } from '@leal/domain';
import { anotar, type Marcas } from '../../data/bitacora.ts';
import { clientes } from '../../data/clientes.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { asentarEfectos } from '../libro/asentar-efectos.ts';
import { planearCredito } from './planear-credito.ts';
import { leerAbiertas } from '../solicitudes/cerrar-abiertas.ts';
import { seguirAlCliente } from '../solicitudes/seguir-al-cliente.ts';

type CambioDeCliente = Pick<Marcas, 'sin_visto'> & {
  /** The record as this transaction read it. */
  readonly cliente: ClienteDoc;
  /** Its open credit, else its last one; undefined when it never had any. */
  readonly credito: CreditoDoc | undefined;
  readonly cambios: CambiosCliente & { readonly monto_solicitado?: Centavos | undefined };
  /** The audit's word for it: the path of the call. */
  readonly accion: string;
};
type ClienteCambiado = { readonly cliente: ClienteDoc; readonly credito: CreditoDoc | undefined };

const soloDe = <T extends object>(cosa: T, campos: readonly string[]): Partial<T> =>
  Object.fromEntries(Object.entries(cosa).filter(([campo]) => campos.includes(campo))) as Partial<T>;

function asentarCredito(cambio: Cambio, credito: CreditoDoc, cambios: Partial<CreditoDoc>): CreditoDoc {
  if (Object.keys(cambios).length === 0) return credito;
  const reparto = efectoDeCredito(credito, { ...credito, ...cambios });
  return asentarEfectos(cambio, { credito, cambios, reparto });
}

type Nuevos = Partial<ClienteDoc> & Partial<CreditoDoc>;

/** The audit keeps each field that changed, before and after; nothing when nothing changed. */
function anotarCambio(cambio: Cambio, pedido: CambioDeCliente, nuevos: Nuevos): void {
  const { cliente, credito, accion, sin_visto } = pedido;
  const campos = Object.keys(nuevos).filter((campo) => campo !== 'busca');
  if (campos.length === 0) return;
  anotar(cambio, {
    accion,
    documento: `clientes/${cliente.id_cliente}`,
    id_cobrador: cliente.id_cobrador,
    cliente: { ...cliente, ...nuevos },
    antes: soloDe<Nuevos>({ ...credito, ...cliente }, campos),
    despues: soloDe(nuevos, campos),
    ...(sin_visto && { sin_visto }),
  });
}

/**
 * The one way to change a client: the record with its slug and search words, the copy in its credit, a
 * new plan of that credit (interest, figures, due date, the collector's sums), the names in its open
 * requests, and the audit. Reads before it writes, so the caller must not have written yet. The notice
 * to the collector is the caller's. 422 PLAZO_NO_EDITABLE, 409 SOLICITUDES_ABIERTAS.
 */
export async function aplicarCambiosCliente(
  cambio: Cambio,
  pedido: CambioDeCliente,
): Promise<ClienteCambiado> {
  const { cliente, credito } = pedido;
  const ficha = cambiosDeFicha(cliente, pedido.cambios);
  const cambiaFicha = Object.keys(ficha).length > 0;
  const [plan, abiertas] = await Promise.all([
    planearCredito(cambio, credito, pedido.cambios),
    leerAbiertas(cambio, { id_cliente: cliente.id_cliente }),
  ]);
  const delCliente = cambiaFicha ? { ...ficha, busca: mapaBusqueda({ ...cliente, ...ficha }) } : {};
  if (cambiaFicha) cambio.tx.update(clientes.doc(cliente.id_cliente), delCliente);
  const { dias_pago = credito?.dias_pago ?? null } = plan;
  seguirAlCliente(cambio, abiertas, { ...cliente, ...ficha, dias_pago });
  const despues = credito && asentarCredito(cambio, credito, { ...ficha, ...plan });
  anotarCambio(cambio, pedido, { ...delCliente, ...plan });
  return { cliente: { ...cliente, ...delCliente }, credito: despues };
}
