import type { Cuerpo, solicitarEdicionCliente as contrato } from '@leal/contract';
import type { ClienteDoc, CreditoDoc } from '@leal/contract/documentos';
import { clientes } from '../../data/clientes.ts';
import { leerCreditoDelCliente } from '../../data/creditos.ts';
import { exigirCartera } from '../../context/cartera.ts';
import type { CasoCambio } from '../../context/caso.ts';
import { ErrorApp } from '../../platform/errores.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { planearCredito } from './planear-credito.ts';
import { abrirSolicitud } from '../solicitudes/abrir-solicitud.ts';
import { fichaDe } from '../vistos/visto-de.ts';

type Contrato = typeof contrato;

function abrir(
  cambio: Cambio,
  { motivo, cambios }: Cuerpo<Contrato>,
  cliente: ClienteDoc,
  credito: CreditoDoc | undefined,
): string {
  const pedidos = cambios && Object.keys(cambios).length > 0 ? cambios : null;
  const datos = { cambios: pedidos, antes: pedidos && fichaDe(Object.keys(pedidos), cliente, credito) };
  const { id_solicitud } = abrirSolicitud(cambio, {
    tipo: 'edicion_cliente',
    datos,
    de: cliente,
    id_credito: credito?.id_credito ?? null,
    motivo,
    despues: datos,
  });
  return id_solicitud;
}

/** Asks the manager to change a client; one open request per client. */
export const solicitarEdicion = {
  leer: ({ cuerpo }) => ({ cliente: clientes.doc(cuerpo.id_cliente) }),
  ejecutar: async ({ cuerpo }, cambio, leidos) => {
    const vigente = leidos.cliente?.eliminado === true ? undefined : leidos.cliente;
    const cliente = exigirCartera(cambio.actor, vigente, cambio.ahora);
    const credito = await leerCreditoDelCliente(cambio.tx, cliente);
    if (credito?.solicitud_edicion_cliente) throw new ErrorApp('SOLICITUD_PENDIENTE');
    await planearCredito(cambio, credito, cuerpo.cambios ?? {});
    return { id_solicitud: abrir(cambio, cuerpo, cliente, credito) };
  },
} satisfies CasoCambio<Contrato, { cliente: ReturnType<typeof clientes.doc> }>;
