import type { TransferenciaListada } from '@leal/contract';
import type { MovimientoDoc } from '@leal/contract/documentos';
import { aInstanteIso, type EstadoEnBanco, idPago } from '@leal/domain';
import { leerNombres } from '../../context/nombres.ts';
import { leerNombresDeClientes } from '../../data/enteros.ts';

/** Reads the names of whoever these transfers are of, and gives what presents each of them. */
export async function nombrarTransferencias(filas: readonly MovimientoDoc[]) {
  const [clientes, nombres] = await Promise.all([
    leerNombresDeClientes(filas.map(({ id_cliente }) => id_cliente)),
    leerNombres(filas.flatMap(({ id_cobrador, banco }) => [id_cobrador, ...(banco?.por ? [banco.por] : [])])),
  ]);
  return ({ transferencia, banco, ...doc }: MovimientoDoc, estado: EstadoEnBanco): TransferenciaListada => ({
    id_pago: idPago(doc.id_credito, doc.id_movimiento),
    id_credito: doc.id_credito,
    id_cliente: doc.id_cliente,
    id_cobrador: doc.id_cobrador,
    nombre_cliente: clientes.get(doc.id_cliente) ?? '',
    nombre_cobrador: nombres.get(doc.id_cobrador) ?? '',
    monto: doc.monto_centavos,
    fecha: doc.fecha,
    capturado_en: aInstanteIso(doc.capturado_en),
    transferencia: transferencia ?? { fecha: doc.fecha },
    estado,
    ...(banco?.en && { visto_en: aInstanteIso(banco.en) }),
    ...(banco?.por !== undefined && { nombre_gerente: nombres.get(banco.por) ?? '' }),
  });
}
