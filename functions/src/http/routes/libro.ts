import * as contrato from '@leal/contract';
import { recibirRegistro } from '../../use-cases/libro/recibir-registro.ts';
import { descartarAbono } from '../../use-cases/libro/descartar-abono.ts';
import { enviarAlGerente } from '../../use-cases/libro/enviar-al-gerente.ts';
import { leerAcumulativos } from '../../use-cases/libro/leer-acumulativos.ts';
import { leerHistorial } from '../../use-cases/libro/leer-historial.ts';
import { registrarAbono } from '../../use-cases/libro/registrar-abono.ts';
import { registrarAtraso } from '../../use-cases/libro/registrar-atraso.ts';
import {
  solicitarEdicionPago,
  solicitarEliminacionPago,
} from '../../use-cases/libro/solicitar-correccion.ts';
import { solicitarAbonosMultiples } from '../../use-cases/libro/solicitar-multiples.ts';
import { cambio, lectura } from '../middleware/ruta.ts';

export const rutasLibro = {
  registrarAbono: cambio(contrato.registrarAbono, registrarAbono),
  enviarAbonoAlGerente: cambio(contrato.enviarAbonoAlGerente, enviarAlGerente),
  descartarAbono: cambio(contrato.descartarAbono, descartarAbono),
  registrarAtraso: cambio(contrato.registrarAtraso, registrarAtraso),
  recibirRegistro: cambio(contrato.recibirRegistro, recibirRegistro),
  acumulativos: lectura(contrato.acumulativos, leerAcumulativos),
  historialAbonos: lectura(contrato.historialAbonos, leerHistorial),
  solicitarAbonosMultiples: cambio(contrato.solicitarAbonosMultiples, solicitarAbonosMultiples),
  solicitarEdicionPago: cambio(contrato.solicitarEdicionPago, solicitarEdicionPago),
  solicitarEliminacionPago: cambio(contrato.solicitarEliminacionPago, solicitarEliminacionPago),
};
