import {
  aclararTransferencia,
  listarPorAclarar,
  type Respuesta,
  type TransferenciaPorAclarar,
} from '@leal/contract';
import { formatearPesos } from '@leal/domain';
import { type Accion, porApi } from '../../lib/acciones/accion.ts';
import type { Datos } from '../../lib/api/opciones.ts';
import { recuento } from '../../lib/vivo/cuenta.ts';

type Aclarar = typeof aclararTransferencia;

/** A manager says what a transfer was that no payment stands for. */
export const ACLARAR_TRANSFERENCIA: Accion<
  Pick<TransferenciaPorAclarar, 'id_solicitud' | 'nombre_cliente' | 'monto'>,
  Datos<Aclarar>,
  Respuesta<Aclarar>
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
