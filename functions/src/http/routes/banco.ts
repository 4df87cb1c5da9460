import * as contrato from '@leal/contract';
import { abonarRenglon } from '../../use-cases/banco/abonar-renglon.ts';
import { apartarRenglon } from '../../use-cases/banco/apartar-renglon.ts';
import { cargarRenglones } from '../../use-cases/banco/cargar-renglones.ts';
import { cuentasDeBanco } from '../../use-cases/banco/cuentas-de-banco.ts';
import { listarRenglones } from '../../use-cases/banco/listar-renglones.ts';
import { listarTransferencias } from '../../use-cases/banco/listar-transferencias.ts';
import { marcarTransferencias } from '../../use-cases/banco/marcar-transferencias.ts';
import { proponerParejas } from '../../use-cases/banco/proponer-parejas.ts';
import { partesPorTransferencia } from '../../use-cases/banco/partes-por-transferencia.ts';
import { aclararTransferencia, listarPorAclarar } from '../../use-cases/banco/por-aclarar.ts';
import { cambio, lectura } from '../middleware/ruta.ts';

/** What the bank has seen of the transfers that collectors captured, and what it has seen besides. */
export const rutasBanco = {
  aclararTransferencia: cambio(contrato.aclararTransferencia, aclararTransferencia),
  listarPorAclarar: lectura(contrato.listarPorAclarar, listarPorAclarar),
  listarTransferencias: lectura(contrato.listarTransferencias, listarTransferencias),
  marcarTransferencias: cambio(contrato.marcarTransferencias, marcarTransferencias),
  proponerParejas: lectura(contrato.proponerParejas, proponerParejas),
  listarRenglones: lectura(contrato.listarRenglones, listarRenglones),
  cuentasDeBanco: lectura(contrato.cuentasDeBanco, cuentasDeBanco),
  cargarRenglones: cambio(contrato.cargarRenglones, cargarRenglones),
  apartarRenglon: cambio(contrato.apartarRenglon, apartarRenglon),
  abonarRenglon: cambio(contrato.abonarRenglon, abonarRenglon),
  partesPorTransferencia: lectura(contrato.partesPorTransferencia, partesPorTransferencia),
};
