import * as contrato from '@leal/contract';
import { abrirImportacion } from '../../use-cases/importacion/abrir-importacion.ts';
import { deshacerImportacion } from '../../use-cases/importacion/deshacer-importacion.ts';
import { importarRenglones } from '../../use-cases/importacion/importar-renglones.ts';
import { leerImportacion, listarImportaciones } from '../../use-cases/importacion/listar-importaciones.ts';
import { revisarImportados } from '../../use-cases/importacion/revisar-importados.ts';
import { cambio, lectura } from '../middleware/ruta.ts';

export const rutasImportacion = {
  revisarImportados: lectura(contrato.revisarImportados, revisarImportados),
  abrirImportacion: cambio(contrato.abrirImportacion, abrirImportacion),
  listarImportaciones: lectura(contrato.listarImportaciones, listarImportaciones),
  leerImportacion: lectura(contrato.leerImportacion, leerImportacion),
  importarRenglones: cambio(contrato.importarRenglones, importarRenglones),
  deshacerImportacion: cambio(contrato.deshacerImportacion, deshacerImportacion),
};
