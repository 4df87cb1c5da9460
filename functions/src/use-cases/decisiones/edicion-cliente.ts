import { cambiosCliente, type CambiosCliente, type Visto } from '@leal/contract';
import type { ClienteDoc, CreditoDoc } from '@leal/contract/documentos';
import { clientes } from '../../data/clientes.ts';
import { leerCreditoDelCliente } from '../../data/creditos.ts';
import { ErrorApp } from '../../platform/errores.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { aplicarCambiosCliente } from '../clientes/aplicar-cambios.ts';
import { fotoDelCliente } from '../solicitudes/seguir-al-cliente.ts';
import { exigirVisto } from '../vistos/exigir-visto.ts';
import { creditoDe, hallar } from '../vistos/hallar.ts';
import { fichaDe } from '../vistos/visto-de.ts';
import { type De, type Manejador, type RespuestaGerente, soloRechazar } from './manejador.ts';

type Leidos = { readonly cliente: ClienteDoc; readonly credito: CreditoDoc | undefined };

/** An edit in free text names no field, so there is nothing to compare. */
const TEXTO_LIBRE: Visto<'edicion_cliente'> = { cambios: null, actuales: null };

function vistoDe(
  { datos: { cambios } }: De<'edicion_cliente'>,
  cliente: ClienteDoc,
  credito: CreditoDoc | undefined,
): Visto<'edicion_cliente'> {
  return { cambios, actuales: cambios && fichaDe(Object.keys(cambios), cliente, credito) };
}

/**
 * The client as it is now, with the credit that carries its copy and whose term could change. Free text
 * (null) has nothing to apply: the manager who approves it has made the change by hand.
 */
async function leer(
  cambio: Cambio,
  solicitud: De<'edicion_cliente'>,
  { visto }: RespuestaGerente,
): Promise<Leidos | null> {
  if (solicitud.datos.cambios === null) {
    exigirVisto('edicion_cliente', visto, TEXTO_LIBRE);
    return null;
  }
  const cliente = (await cambio.tx.get(clientes.doc(solicitud.id_cliente))).data();
  if (cliente === undefined) throw new ErrorApp('NO_ENCONTRADO');
  if (cliente.eliminado) throw new ErrorApp('NO_ELEGIBLE', 'El cliente fue eliminado.');
  const credito = await leerCreditoDelCliente(cambio.tx, cliente);
  exigirVisto('edicion_cliente', visto, vistoDe(solicitud, cliente, credito));
  return { cliente, credito };
}

export const edicionCliente: Manejador<'edicion_cliente'> = {
  preguntar: async (solicitud) => {
    if (solicitud.datos.cambios === null) return { visto: TEXTO_LIBRE };
    const cliente = await hallar(clientes.doc(solicitud.id_cliente));
    return { visto: vistoDe(solicitud, cliente, await creditoDe(cliente)) };
  },
  aprobar: async (cambio, solicitud, respuesta) => {
    const { cambios: pedidos, antes } = solicitud.datos;
    const leidos = await leer(cambio, solicitud, respuesta);
    if (pedidos === null || leidos === null) return { solicitud, ruta: false };
    const cambios: CambiosCliente = cambiosCliente.parse(pedidos);
    const accion = 'clientes/solicitudes/editar/aprobar';
    const { cliente } = await aplicarCambiosCliente(cambio, { ...leidos, cambios, accion });
    // It was pending until now, and pending requests show the client as it is.
    const deHoy = { ...solicitud, ...fotoDelCliente(cliente) };
    return { solicitud: deHoy, ruta: true, ...(antes && { antes }), despues: pedidos };
  },
  rechazar: soloRechazar(leer),
};
