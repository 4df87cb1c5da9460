import type * as contrato from '@leal/contract';
import type { Respuesta, Visto } from '@leal/contract';
import type { ClienteDoc, CreditoDoc, MovimientoDoc, SolicitudDoc } from '@leal/contract/documentos';
import { CERO, estaVivo, type Fecha, leerIdPago, planearRenovacion } from '@leal/domain';
import type { DocumentReference } from 'firebase-admin/firestore';
import { clientes } from '../../data/clientes.ts';
import { leer } from '../../data/coleccion.ts';
import { creditoDelCliente, creditos, movimientos } from '../../data/creditos.ts';
import { gastos } from '../../data/gastos.ts';
import { solicitudes } from '../../data/solicitudes.ts';
import { dias, totales } from '../../data/totales.ts';
import { usuarios } from '../../data/usuarios.ts';
import type { CasoLectura } from '../../context/caso.ts';
import { ErrorApp } from '../../platform/errores.ts';
import * as visto from './visto-de.ts';

/* A question that opens reads what it is about anew: whatever list it was opened from may be old. */

type DeSolicitud = Respuesta<typeof contrato.vistoSolicitud>;

async function hallar<T>(referencia: DocumentReference<T>): Promise<T> {
  const documento = await leer(referencia);
  if (documento === undefined) throw new ErrorApp('NO_ENCONTRADO');
  return documento;
}

const hallarPago = (id_credito: string | null, id_movimiento: string): Promise<MovimientoDoc> =>
  hallar(movimientos(id_credito ?? '').doc(id_movimiento));

const creditoDe = async (cliente: ClienteDoc): Promise<CreditoDoc | undefined> => {
  const referencia = creditoDelCliente(cliente);
  return referencia === null ? undefined : leer(referencia);
};

async function deRenovacion(doc: Extract<SolicitudDoc, { tipo: 'renovacion' }>): Promise<DeSolicitud> {
  const { tipo, estado, datos } = doc;
  const anterior = await hallar(creditos.doc(datos.id_credito_anterior));
  const plan = planearRenovacion(datos.monto_solicitado_centavos, datos.dias_pago, anterior.saldo_centavos);
  const monto_entregado = plan.tipo === 'valida' ? plan.monto_entregado : null;
  return { tipo, estado, visto: visto.vistoDeRenovacion(doc, anterior), monto_entregado };
}

async function deEdicionCliente(
  doc: Extract<SolicitudDoc, { tipo: 'edicion_cliente' }>,
): Promise<DeSolicitud> {
  const { tipo, estado, datos } = doc;
  if (datos.cambios === null) return { tipo, estado, visto: visto.VISTO_DE_TEXTO_LIBRE };
  const cliente = await hallar(clientes.doc(doc.id_cliente));
  return { tipo, estado, visto: visto.vistoDeEdicionCliente(doc, cliente, await creditoDe(cliente)) };
}

async function deSolicitud(doc: SolicitudDoc): Promise<DeSolicitud> {
  const { estado, id_credito } = doc;
  switch (doc.tipo) {
    case 'edicion_pago': {
      const pago = await hallarPago(id_credito, doc.datos.id_movimiento);
      return { tipo: doc.tipo, estado, visto: visto.vistoDeEdicion(doc, pago) };
    }
    case 'eliminacion_pago': {
      const pago = await hallarPago(id_credito, doc.datos.id_movimiento);
      return { tipo: doc.tipo, estado, visto: visto.vistoDeEliminacion(pago) };
    }
    case 'abonos_multiples': {
      const credito = await hallar(creditos.doc(id_credito ?? ''));
      return { tipo: doc.tipo, estado, visto: visto.vistoDeMultiple(doc, credito) };
    }
    case 'edicion_cliente':
      return deEdicionCliente(doc);
    case 'renovacion':
      return deRenovacion(doc);
    case 'captura_tardia':
      return { tipo: doc.tipo, estado, visto: null };
    default:
      return doc satisfies never;
  }
}

export const leerVistoSolicitud: CasoLectura<typeof contrato.vistoSolicitud> = async ({ parametros }) =>
  deSolicitud(await hallar(solicitudes.doc(parametros.id)));

export const leerVistoCredito: CasoLectura<typeof contrato.vistoCredito> = async ({ parametros }) => {
  const credito = await hallar(creditos.doc(parametros.id_credito));
  return {
    estado: credito.estado_credito,
    visto: visto.vistoDeCredito(credito),
    ficha: visto.fichaDe(visto.CAMPOS_PENDIENTE, credito, credito),
  };
};

export const leerVistoGasto: CasoLectura<typeof contrato.vistoGasto> = async ({ parametros }) => {
  const gasto = await hallar(gastos.doc(parametros.id_gasto));
  return { estado: gasto.estado, visto: visto.vistoDeGasto(gasto) };
};

export const leerVistoPago: CasoLectura<typeof contrato.vistoPago> = async ({ parametros }) => {
  const id = leerIdPago(parametros.id);
  if (id === null) throw new ErrorApp('NO_ENCONTRADO');
  const pago = await hallarPago(id.id_credito, id.id_movimiento);
  return { estado: estaVivo(pago) ? 'vigente' : 'eliminado', visto: visto.vistoDePago(pago) };
};

export const leerVistoCliente: CasoLectura<typeof contrato.vistoCliente> = async ({ parametros }) => {
  const cliente = await hallar(clientes.doc(parametros.id_cliente));
  const credito = await creditoDe(cliente);
  return {
    estado: cliente.eliminado ? 'eliminado' : 'vigente',
    nombre: cliente.nombre,
    visto: visto.vistoDeCliente(credito),
    ficha: visto.fichaDe(visto.CAMPOS_CLIENTE, cliente, credito),
  };
};

async function hallarCuenta(id_usuario: string, hoy: Fecha) {
  const [usuario, sumas, dia] = await Promise.all([
    hallar(usuarios.doc(id_usuario)),
    leer(totales.doc(id_usuario)),
    leer(dias(id_usuario).doc(hoy)),
  ]);
  const saldo_pendiente = sumas?.saldo_pendiente_centavos ?? CERO;
  return { usuario, saldo_pendiente, visto: visto.vistoDeUsuario(usuario, sumas, dia) };
}

/** The same outside the transaction that turns the account off. */
export const leerCuenta = async (id_usuario: string, hoy: Fecha): Promise<Visto<'usuario'>> =>
  (await hallarCuenta(id_usuario, hoy)).visto;

export const leerVistoUsuario: CasoLectura<typeof contrato.vistoUsuario> = async (
  { parametros },
  { hoy },
) => {
  const { usuario, ...cuenta } = await hallarCuenta(parametros.id_usuario, hoy);
  return { estado: usuario.activo ? 'activo' : 'inactivo', nombre: usuario.nombre, ...cuenta };
};
