import * as contrato from '@leal/contract';
import { leerAcumulativos } from '../../use-cases/abonos/leer-acumulativos.ts';
import { leerHistorial } from '../../use-cases/abonos/leer-historial.ts';
import { registrarAbono } from '../../use-cases/abonos/registrar-abono.ts';
import { solicitarAbonosMultiples } from '../../use-cases/abonos/solicitar-abonos-multiples.ts';
import { cambio, lectura } from '../ruta.ts';

export const rutasAbonos = {
  registrarAbono: cambio(contrato.registrarAbono, registrarAbono),
  acumulativos: lectura(contrato.acumulativos, leerAcumulativos),
  historialAbonos: lectura(contrato.historialAbonos, leerHistorial),
  solicitarAbonosMultiples: cambio(contrato.solicitarAbonosMultiples, solicitarAbonosMultiples),
};
