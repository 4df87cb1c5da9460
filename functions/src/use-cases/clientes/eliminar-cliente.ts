import type { Consulta, eliminarCliente as contrato, Visto } from '@leal/contract';
import type { ClienteDoc, CreditoDoc, MovimientoDoc } from '@leal/contract/documentos';
import {
  aportacionCliente,
  aportacionDePerdida,
  diferencia,
  efectoDeCredito,
  estaAbierto,
  fechaLocal,
  juntarRepartos,
  puedeCastigarse,
  repartir,
} from '@leal/domain';
import { avisarRuta } from '../../data/avisos.ts';
import { anotar, type Marcas } from '../../data/bitacora.ts';
import { clientes } from '../../data/clientes.ts';
import { creditos, creditosDe, movimientos } from '../../data/creditos.ts';
import { leerQueNoEstan } from '../../data/renovaciones.ts';
import { moverReparto, moverTotales } from '../../data/totales.ts';
import type { CasoCambio } from '../../context/caso.ts';
import { ErrorApp } from '../../platform/errores.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { asentarCastigo } from '../libro/asentar-castigo.ts';
import { asentarEfectos } from '../libro/asentar-efectos.ts';
import { cerrarAbiertas, exigirSinTareas, leerAbiertas, leerTareas } from '../solicitudes/cerrar-abiertas.ts';
import { exigirVisto, sinVisto, vistoAjeno } from '../vistos/exigir-visto.ts';
import { vistoDeCliente } from '../vistos/visto-de.ts';

type Lee = { cliente: ReturnType<typeof clientes.doc> };

const COMENTARIO = 'El cliente fue eliminado.';
const UNO_MENOS = diferencia(aportacionCliente({ eliminado: false }), aportacionCliente({ eliminado: true }));

async function leerCreditos({ tx }: Cambio, cliente: ClienteDoc): Promise<CreditoDoc[]> {
  const { docs } = await tx.get(creditosDe(cliente));
  return docs.map((foto) => foto.data());
}

/** A credit that still waited for a decision is rejected, and its collector reads why. */
const rechazo = ({ actor, ahora }: Cambio): NonNullable<CreditoDoc['decision']> => ({
  estado: 'Rechazado',
  id_gerente: actor.uid,
  nombre_gerente: actor.nombre,
  fecha: ahora,
  comentario: COMENTARIO,
});

/** What was read before, and why. */
type Dicho = { readonly visto: Visto<'cliente'> | undefined; readonly motivo: string | undefined };

/** One that was handed over is lost; where another manager has to confirm that, somebody else has asked for it. */
function exigirCastigable({ actor, negocio }: Cambio, { castigo_pedido: pedido }: CreditoDoc): void {
  if (!negocio.exigir_segundo_gerente || (pedido && pedido.por !== actor.uid)) return;
  throw new ErrorApp('NO_ELEGIBLE', 'Primero castiga su crédito: otro gerente tiene que confirmarlo.');
}

/** Nothing is lost unread, nor without a reason. */
function exigirMotivo(dicho: Dicho): string {
  if (dicho.visto === undefined)
    throw new ErrorApp(
      'NO_ELEGIBLE',
      'Eliminar a este cliente castiga su crédito: revisa primero cuánto debe.',
    );
  if (dicho.motivo) return dicho.motivo;
  const mensaje = 'Eliminar a este cliente castiga su crédito: escribe el motivo.';
  throw new ErrorApp('NO_ELEGIBLE', mensaje, [{ campo: 'motivo', mensaje }]);
}

/** The open credit is written off, if anybody got it, or is cancelled: no active sum counts it any more, no route shows it. */
function cerrar(cambio: Cambio, credito: CreditoDoc, cliente: Partial<ClienteDoc>, dicho: Dicho): void {
  if (puedeCastigarse(credito) !== 'si') return cancelar(cambio, credito, cliente);
  exigirCastigable(cambio, credito);
  asentarCastigo(cambio, credito, exigirMotivo(dicho), {
    credito: { cliente_eliminado: true },
    cliente,
    reparto: { [credito.id_cobrador]: UNO_MENOS },
  });
}

/** Nobody got it: as if it never was. */
function cancelar(cambio: Cambio, credito: CreditoDoc, delCliente: Partial<ClienteDoc>): void {
  const cambios = {
    estado_credito: 'Cancelado',
    fecha_fin: fechaLocal(cambio.ahora),
    cliente_eliminado: true,
    ...(credito.entrega?.estado === 'por_entregar' && {
      entrega: { ...credito.entrega, estado: 'cancelada' as const },
    }),
    ...(credito.estado_credito === 'Pendiente' && { decision: rechazo(cambio) }),
  } as const;
  const reparto = juntarRepartos(efectoDeCredito(credito, { ...credito, ...cambios }), {
    [credito.id_cobrador]: UNO_MENOS,
  });
  asentarEfectos(cambio, { credito, cambios, reparto, cliente: delCliente });
  if (credito.estado_credito === 'Aprobado') avisarRuta(cambio.tx, credito.id_cobrador);
}

/** Nothing open: the record and the count of clients. */
function soloCliente({ tx, ahora }: Cambio, cliente: ClienteDoc, delCliente: Partial<ClienteDoc>): void {
  tx.update(clientes.doc(cliente.id_cliente), delCliente);
  moverTotales(tx, cliente.id_cobrador, UNO_MENOS.totales, { hoy: fechaLocal(ahora) });
}

/** Transfers that are not in the bank, of credits that nobody can open again from now on: lost, for the days of whoever took them. */
function perder({ tx, ahora }: Cambio, pagos: readonly MovimientoDoc[]): void {
  const partes = pagos.map((pago) => {
    const banco = { ...pago.banco, estado: 'no_esta', perdida: true } as const;
    tx.update(movimientos(pago.id_credito).doc(pago.id_movimiento), { banco });
    const antes = aportacionDePerdida(pago, 'Finalizado');
    return [
      pago.id_cobrador,
      diferencia(antes, aportacionDePerdida({ ...pago, banco }, 'Finalizado')),
    ] as const;
  });
  moverReparto(tx, repartir(...partes), ahora);
}

type Baja = Marcas & { readonly abierto: CreditoDoc | undefined; readonly motivo: string | undefined };

/** The audit says what was written off, and why. */
function anotarBaja(cambio: Cambio, cliente: ClienteDoc, { abierto, motivo, ...marcas }: Baja): void {
  anotar(cambio, {
    accion: 'clientes/eliminar',
    documento: `clientes/${cliente.id_cliente}`,
    id_cobrador: cliente.id_cobrador,
    cliente,
    antes: { eliminado: false, nombre: cliente.nombre },
    despues: {
      eliminado: true,
      id_credito_cancelado: abierto && puedeCastigarse(abierto) !== 'si' ? abierto.id_credito : null,
      ...(abierto?.estado_credito === 'Aprobado' && { saldo_centavos: abierto.saldo_centavos }),
      ...(motivo && { motivo }),
    },
    ...marcas,
  });
}

/** The credit and its balance, or neither. */
function vistoDe(consulta: Consulta<typeof contrato>): Visto<'cliente'> | undefined {
  const { visto_credito, visto_saldo, visto_pedido_por } = consulta;
  if (visto_credito === undefined && visto_saldo === undefined) return undefined;
  if (visto_credito === undefined || visto_saldo === undefined) throw vistoAjeno();
  return { id_credito: visto_credito || null, saldo: visto_saldo, pedido_por: visto_pedido_por || null };
}

/**
 * Out of every list, for good: the record marked, the open credit written off or cancelled, closed ones no longer
 * found, open requests rejected with a comment. The ledger stays. Refused while money is in a request, or in the
 * collector's hands after one.
 */
export const eliminarCliente = {
  leer: ({ parametros }) => ({ cliente: clientes.doc(parametros.id_cliente) }),
  ejecutar: async ({ consulta }, cambio, { cliente }) => {
    if (cliente === undefined || cliente.eliminado) throw new ErrorApp('NO_ENCONTRADO');
    const [susCreditos, abiertas, tareas] = await Promise.all([
      leerCreditos(cambio, cliente),
      leerAbiertas(cambio, { id_cliente: cliente.id_cliente }),
      leerTareas(cambio, { id_cliente: cliente.id_cliente }),
    ]);
    const abierto = susCreditos.find(({ estado_credito }) => estaAbierto(estado_credito));
    const cerrados = susCreditos.filter(({ estado_credito }) => estado_credito === 'Finalizado');
    const noEstan = await Promise.all(cerrados.map((credito) => leerQueNoEstan(credito, cambio.tx)));
    const visto = vistoDe(consulta);
    exigirVisto('cliente', visto, vistoDeCliente(abierto));
    exigirSinTareas(tareas);
    cerrarAbiertas(cambio, abiertas, COMENTARIO);
    const delCliente = {
      eliminado: true,
      eliminado_en: cambio.ahora,
      estado_lista: null,
      id_credito_abierto: null,
    };
    if (abierto === undefined) soloCliente(cambio, cliente, delCliente);
    else cerrar(cambio, abierto, delCliente, { visto, motivo: consulta.motivo });
    for (const { id_credito } of susCreditos.filter((credito) => credito !== abierto))
      cambio.tx.update(creditos.doc(id_credito), { cliente_eliminado: true, renovable: false });
    perder(cambio, noEstan.flat());
    anotarBaja(cambio, cliente, { abierto, motivo: consulta.motivo, ...sinVisto(visto) });
    return null;
  },
} satisfies CasoCambio<typeof contrato, Lee>;
