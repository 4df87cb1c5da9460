import { cambiosCliente, type CambiosCliente } from '@leal/contract';
import type { ClienteDoc, CreditoDoc } from '@leal/contract/documentos';
import { clientes } from '../../data/clientes.ts';
import { ErrorApp } from '../../platform/errores.ts';
import type { Cambio } from '../../platform/transaccion.ts';
import { aplicarCambiosCliente } from '../clientes/aplicar-cambios.ts';
import { leerCreditoDe } from '../clientes/leer-credito-de.ts';
import { type Manejador, soloRechazar } from './manejador.ts';

type Leidos = { readonly cliente: ClienteDoc; readonly credito: CreditoDoc | undefined };

/** The client as it is now, with the credit that carries its copy and whose term could change. */
async function leer(cambio: Cambio, id_cliente: string): Promise<Leidos> {
  const cliente = (await cambio.tx.get(clientes.doc(id_cliente))).data();
  if (cliente === undefined) throw new ErrorApp('NO_ENCONTRADO');
  if (cliente.eliminado) throw new ErrorApp('NO_ELEGIBLE', 'El cliente fue eliminado.');
  return { cliente, credito: await leerCreditoDe(cambio, cliente) };
}

export const edicionCliente: Manejador<'edicion_cliente'> = {
  // Free text has nothing to apply: whoever approves it has done by hand what it asks for.
  aprobar: async (cambio, solicitud) => {
    const { cambios: pedidos, antes } = solicitud.datos;
    if (pedidos === null) return { solicitud, ruta: false };
    const cambios: CambiosCliente = cambiosCliente.parse(pedidos);
    const leidos = await leer(cambio, solicitud.id_cliente);
    const accion = 'clientes/solicitudes/editar/aprobar';
    const { nombre, negocio, direccion } = (
      await aplicarCambiosCliente(cambio, { ...leidos, cambios, accion })
    ).cliente;
    // It waited until now, so it shows the client's name of today, as all that wait do.
    const deHoy = { ...solicitud, nombre_cliente: nombre, negocio, direccion };
    return { solicitud: deHoy, ruta: true, ...(antes && { antes }), despues: pedidos };
  },
  rechazar: soloRechazar,
};
