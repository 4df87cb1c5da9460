import * as contrato from '@leal/contract';
import { cerrarCaja } from '../../use-cases/caja/cerrar-caja.ts';
import { decidirCorte } from '../../use-cases/caja/decidir-corte.ts';
import { listarDiferencias, resolverDiferencia } from '../../use-cases/caja/diferencias.ts';
import { entregarCorte, entregarDevuelto } from '../../use-cases/caja/entregar-corte.ts';
import { leerCorteAbierto } from '../../use-cases/caja/leer-corte-abierto.ts';
import { cortesSinEntregar, detalleCorte, listarCortes } from '../../use-cases/caja/listar-cortes.ts';
import { cambio, lectura } from '../middleware/ruta.ts';

export const rutasCortes = {
  abiertoDeCobrador: lectura(contrato.abiertoDeCobrador, leerCorteAbierto),
  entregarCorte: cambio(contrato.entregarCorte, entregarCorte),
  entregarDevuelto: cambio(contrato.entregarDevuelto, entregarDevuelto),
  cerrarCaja: cambio(contrato.cerrarCaja, cerrarCaja),
  cortesSinEntregar: lectura(contrato.cortesSinEntregar, cortesSinEntregar),
  listarCortes: lectura(contrato.listarCortes, listarCortes),
  detalleCorte: lectura(contrato.detalleCorte, detalleCorte),
  decidirCorte: cambio(contrato.decidirCorte, decidirCorte),
  listarDiferencias: lectura(contrato.listarDiferencias, listarDiferencias),
  resolverDiferencia: cambio(contrato.resolverDiferencia, resolverDiferencia),
};
