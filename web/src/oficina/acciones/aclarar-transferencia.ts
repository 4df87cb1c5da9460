import { aclararTransferencia, listarPorAclarar, type TransferenciaPorAclarar } from '@leal/contract';
import { formatearPesos } from '@leal/domain';
import { porApi } from '../../lib/acciones/accion.ts';
import { recuento } from '../../lib/vivo/cuenta.ts';
import type { AccionDe } from './accion-de.ts';

/** A manager says what a transfer was that no payment stands for. */
export const ACLARAR_TRANSFERENCIA: AccionDe<
  typeof aclararTransferencia,
  Pick<TransferenciaPorAclarar, 'id_solicitud' | 'nombre_cliente' | 'monto'>
> = {
  nombre: 'transferencia.aclarar',
  mandar: porApi(aclararTransferencia),
  sobre: ({ id_solicitud }) => `aclarar ${id_solicitud}`,
  que: ({ monto, nombre_cliente }) =>
    `lo que se aclaró de la transferencia de ${formatearPesos(monto)} de ${nombre_cliente}`,
  exito: ({ monto, nombre_cliente }) => [
    'Transferencia aclarada',
    `${formatearPesos(monto)} · ${nombre_cliente}`,
  ],
  fallo: 'No se pudo aclarar',
  alLograr: () => recuento.llamar(),
  caduca: [listarPorAclarar],
  caducaAlFallar: [listarPorAclarar],
};
