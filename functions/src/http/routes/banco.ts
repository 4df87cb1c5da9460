import * as contrato from '@leal/contract';
import { listarTransferencias } from '../../use-cases/banco/listar-transferencias.ts';
import { marcarTransferencias } from '../../use-cases/banco/marcar-transferencias.ts';
import { cambio, lectura } from '../middleware/ruta.ts';

/** What the bank has seen of the transfers that collectors captured. */
export const rutasBanco = {
  listarTransferencias: lectura(contrato.listarTransferencias, listarTransferencias),
  marcarTransferencias: cambio(contrato.marcarTransferencias, marcarTransferencias),
};
