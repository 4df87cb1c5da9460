import * as contrato from '@leal/contract';
import { crearTraspaso } from '../../use-cases/caja/crear-traspaso.ts';
import { decidirTraspasoDe } from '../../use-cases/caja/decidir-traspaso.ts';
import { listarTraspasos } from '../../use-cases/caja/listar-traspasos.ts';
import { cambio, lectura } from '../middleware/ruta.ts';

export const rutasTraspasos = {
  crearTraspaso: cambio(contrato.crearTraspaso, crearTraspaso),
  decidirTraspasoDe: cambio(contrato.decidirTraspasoDe, decidirTraspasoDe),
  listarTraspasos: lectura(contrato.listarTraspasos, listarTraspasos),
};
