import * as contrato from '@leal/contract';
import { listarTransferencias } from '../../use-cases/banco/listar-transferencias.ts';
import { marcarTransferencias } from '../../use-cases/banco/marcar-transferencias.ts';
import { partesPorTransferencia } from '../../use-cases/banco/partes-por-transferencia.ts';
import { aclararTransferencia, listarPorAclarar } from '../../use-cases/banco/por-aclarar.ts';
import { cambio, lectura } from '../middleware/ruta.ts';

/** What the bank has seen of the transfers that collectors captured. */
export const rutasBanco = {
  aclararTransferencia: cambio(contrato.aclararTransferencia, aclararTransferencia),
  listarPorAclarar: lectura(contrato.listarPorAclarar, listarPorAclarar),
  listarTransferencias: lectura(contrato.listarTransferencias, listarTransferencias),
  marcarTransferencias: cambio(contrato.marcarTransferencias, marcarTransferencias),
  partesPorTransferencia: lectura(contrato.partesPorTransferencia, partesPorTransferencia),
};
