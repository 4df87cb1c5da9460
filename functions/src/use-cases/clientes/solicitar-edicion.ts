import type { CambiosCliente, Cuerpo, solicitarEdicionCliente as contrato } from '@leal/contract';
import type { ClienteDoc, CreditoDoc, SolicitudDoc } from '@leal/contract/documentos';
import { aportacionSolicitud, fechaLocal } from '@leal/domain';
import { anotar } from '../../data/bitacora.ts';
import { clientes } from '../../data/clientes.ts';
import { creditos } from '../../data/creditos.ts';
import { solicitudes } from '../../data/solicitudes.ts';
import { moverTotales } from '../../data/totales.ts';
import { exigirAlcance } from '../../platform/actor.ts';
import type { CasoCambio } from '../../platform/caso.ts';
import { ErrorApp } from '../../platform/errores.ts';
import type { Cambio } from '../../platform/transaccion.ts';

type Contrato = typeof contrato;
type Mapa = Record<string, unknown>;

/** The credit that carries the client's open edit, and whose term an edit could change. */
async function leerCredito({ tx }: Cambio, cliente: ClienteDoc): Promise<CreditoDoc | undefined> {
  const id = cliente.id_credito_abierto ?? cliente.id_credito_ultimo;
  return id === null ? undefined : (await tx.get(creditos.doc(id))).data();
}

/** A term can be planned anew only before anything happened on the credit. */
function exigirPlazoEditable(credito: CreditoDoc | undefined, dias_pago: number | undefined): void {
  if (dias_pago === undefined || dias_pago === credito?.dias_pago) return;
  const sinMovimientos = credito?.estado_credito === 'Aprobado' && credito.ultimo_movimiento_en === null;
  if (credito?.estado_credito !== 'Pendiente' && !sinMovimientos) throw new ErrorApp('PLAZO_NO_EDITABLE');
}

/** What the client says today of the fields to change, so that the manager sees if it moved meanwhile. */
function antesDe(cambios: CambiosCliente, cliente: ClienteDoc, credito: CreditoDoc | undefined): Mapa {
  const actuales: Mapa = { ...cliente, dias_pago: credito?.dias_pago ?? null };
  return Object.fromEntries(Object.keys(cambios).map((campo) => [campo, actuales[campo]]));
}

function solicitudDe(
  { actor, ahora, ids }: Cambio,
  { motivo, cambios }: Cuerpo<Contrato>,
  cliente: ClienteDoc,
  credito: CreditoDoc | undefined,
): SolicitudDoc {
  const pedidos = cambios && Object.keys(cambios).length > 0 ? cambios : null;
  return {
    id_solicitud: ids.de('solicitud'),
    tipo: 'edicion_cliente',
    estado: 'pendiente',
    id_cobrador: cliente.id_cobrador,
    solicitante: actor.uid,
    nombre_solicitante: actor.nombre,
    id_cliente: cliente.id_cliente,
    id_credito: credito?.id_credito ?? null,
    nombre_cliente: cliente.nombre,
    negocio: cliente.negocio,
    direccion: cliente.direccion,
    motivo,
    fecha_solicitud: ahora,
    fecha_respuesta: null,
    gerente_responde: null,
    nombre_gerente: null,
    comentario: '',
    decision_propia: false,
    datos: { cambios: pedidos, antes: pedidos && antesDe(pedidos, cliente, credito) },
  };
}

function escribir(cambio: Cambio, solicitud: SolicitudDoc): void {
  const { tx, ahora } = cambio;
  const { id_solicitud, id_cobrador, id_cliente, id_credito } = solicitud;
  tx.create(solicitudes.doc(id_solicitud), solicitud);
  if (id_credito !== null) tx.update(creditos.doc(id_credito), { solicitud_edicion_cliente: id_solicitud });
  const { totales } = aportacionSolicitud({ tipo: 'edicion_cliente', estado: 'pendiente' });
  moverTotales(tx, id_cobrador, totales, { hoy: fechaLocal(ahora) });
  anotar(cambio, {
    accion: 'clientes/solicitudes/editar',
    documento: `solicitudes/${id_solicitud}`,
    id_cobrador,
    id_cliente,
    antes: null,
    despues: { motivo: solicitud.motivo, ...solicitud.datos },
  });
}

/** Asks the manager to change a client; one open request per client. */
export const solicitarEdicion = {
  leer: ({ cuerpo }) => ({ cliente: clientes.doc(cuerpo.id_cliente) }),
  ejecutar: async ({ cuerpo }, cambio, leidos) => {
    const vigente = leidos.cliente?.eliminado === true ? undefined : leidos.cliente;
    const cliente = exigirAlcance(cambio.actor, vigente);
    const credito = await leerCredito(cambio, cliente);
    if (credito?.solicitud_edicion_cliente) throw new ErrorApp('SOLICITUD_PENDIENTE');
    exigirPlazoEditable(credito, cuerpo.cambios?.dias_pago);
    const solicitud = solicitudDe(cambio, cuerpo, cliente, credito);
    escribir(cambio, solicitud);
    return { id_solicitud: solicitud.id_solicitud };
  },
} satisfies CasoCambio<Contrato, { cliente: ReturnType<typeof clientes.doc> }>;
