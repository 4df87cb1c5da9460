import type { detalleCredito } from '@leal/contract';
import type { CreditoDoc } from '@leal/contract/documentos';
import { CERO, type Fecha, type GestionDia, gestionDe, type YaRegistrado } from '@leal/domain';
import { clientes } from '../../data/clientes.ts';
import { leer } from '../../data/coleccion.ts';
import { creditos } from '../../data/creditos.ts';
import { conTarea } from '../../data/solicitudes.ts';
import { exigirAlcance } from '../../context/actor.ts';
import { exigirCarteraAlLeer } from '../../context/cartera.ts';
import type { CasoLectura, Lectura } from '../../context/caso.ts';
import { presentarRegistrado, resumenDe } from '../libro/presentar-registrado.ts';
import { presentarCliente } from '../clientes/presentar-cliente.ts';
import { convenioDe } from './presentar-convenio.ts';
import { presentarCreditoDeHoy } from './presentar-credito.ts';

const pagoDe = ({ monto_centavos: monto, id_movimiento, hora }: NonNullable<GestionDia['pago']>) => ({
  tipo: 'pago' as const,
  monto,
  id_movimiento,
  hora,
});

const transferenciaDe = ({ transferencia }: GestionDia): YaRegistrado | null =>
  transferencia ? { ...pagoDe(transferencia), forma: 'transferencia' } : null;

/** The most important row of today: a payment, else a visit, else a late day. */
function registradoHoy({ gestiones }: CreditoDoc, hoy: Fecha): YaRegistrado | null {
  const dia = gestionDe(gestiones, hoy);
  const { pago, visita, atraso } = dia;
  if (pago) return pagoDe(pago);
  const transferencia = transferenciaDe(dia);
  if (transferencia) return transferencia;
  if (visita) return { tipo: 'visita', monto: CERO, ...visita };
  return atraso ? { tipo: 'atraso', monto: CERO, ...atraso } : null;
}

function deHoy(credito: CreditoDoc, hoy: Fecha) {
  const registrado = registradoHoy(credito, hoy);
  const dia = gestionDe(credito.gestiones, hoy);
  const { multiple } = dia;
  const ademas = dia.pago && transferenciaDe(dia);
  return {
    ...(registrado && { registrado: presentarRegistrado(credito.id_credito, registrado) }),
    ...(ademas && { transferencia: presentarRegistrado(credito.id_credito, ademas) }),
    ...(multiple && {
      multiple_pendiente: {
        id_solicitud: multiple.id_solicitud,
        monto: multiple.monto_centavos,
        hora: multiple.hora,
      },
    }),
  };
}

function entregaDe({ entrega, monto_entregado_centavos: monto }: CreditoDoc) {
  const { estado, fecha, firmada } = entrega ?? {};
  return { monto, ...(estado && { estado }), ...(fecha && { fecha }), ...(firmada && { firmada }) };
}

/** Whoever still has cash of the credit to register sees what to register it on, also when another collector has it by now. */
async function hallarCredito(
  { actor, ahora }: Pick<Lectura, 'actor' | 'ahora'>,
  id_credito: string,
): Promise<CreditoDoc> {
  const credito = await leer(creditos.doc(id_credito));
  try {
    return await exigirCarteraAlLeer(actor, credito, ahora);
  } catch (error) {
    if (credito?.tambien_de?.includes(actor.uid) !== true) throw error;
    const { docs } = await conTarea(actor.uid).get();
    if (docs.some((foto) => foto.data().id_credito === id_credito)) return credito;
    throw error;
  }
}

export const leerDetalle: CasoLectura<typeof detalleCredito> = async (
  { parametros },
  { actor, ahora, hoy, negocio },
) => {
  const credito = await hallarCredito({ actor, ahora }, parametros.id_credito);
  const [cliente, reglas] = await Promise.all([leer(clientes.doc(credito.id_cliente)), negocio()]);
  return {
    credito: presentarCreditoDeHoy(credito, { hoy, negocio: reglas }),
    // Of the credit's own collector: whoever may see the credit may see its client.
    cliente: presentarCliente(exigirAlcance({ ...actor, uid: credito.id_cobrador }, cliente)),
    resumen: resumenDe(credito, reglas),
    entrega: entregaDe(credito),
    ...convenioDe(credito, { hoy, negocio: reglas }),
    hoy: deHoy(credito, hoy),
  };
};
