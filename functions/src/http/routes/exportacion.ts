import * as contrato from '@leal/contract';
import { exportarClientes } from '../../use-cases/exportacion/exportar-clientes.ts';
import { exportarCreditos } from '../../use-cases/exportacion/exportar-creditos.ts';
import { exportarMovimientos } from '../../use-cases/exportacion/exportar-movimientos.ts';
import { exportarSolicitudes } from '../../use-cases/exportacion/exportar-solicitudes.ts';
import { leerRenglonesExcel } from '../../use-cases/exportacion/leer-renglones-excel.ts';
import { lectura } from '../middleware/ruta.ts';

export const rutasExportacion = {
  clientesExcel: lectura(contrato.clientesExcel, leerRenglonesExcel, { sensible: true }),
  exportarClientes: lectura(contrato.exportarClientes, exportarClientes, { sensible: true }),
  exportarCreditos: lectura(contrato.exportarCreditos, exportarCreditos, { sensible: true }),
  exportarMovimientos: lectura(contrato.exportarMovimientos, exportarMovimientos, { sensible: true }),
  exportarSolicitudes: lectura(contrato.exportarSolicitudes, exportarSolicitudes, { sensible: true }),
};
