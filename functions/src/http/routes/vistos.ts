import * as contrato from '@leal/contract';
import { leerVistoCliente } from '../../use-cases/clientes/leer-visto.ts';
import { leerVistoSolicitud } from '../../use-cases/decisiones/leer-visto.ts';
import { leerVistoSesiones, leerVistoTelefono } from '../../use-cases/usuarios/leer-vistos.ts';
import * as vistos from '../../use-cases/vistos/leer-vistos.ts';
import { lectura } from '../middleware/ruta.ts';

export const rutasVistos = {
  vistoCredito: lectura(contrato.vistoCredito, vistos.leerVistoCredito),
  vistoSolicitud: lectura(contrato.vistoSolicitud, leerVistoSolicitud),
  vistoGasto: lectura(contrato.vistoGasto, vistos.leerVistoGasto),
  vistoPago: lectura(contrato.vistoPago, vistos.leerVistoPago),
  vistoCliente: lectura(contrato.vistoCliente, leerVistoCliente),
  vistoUsuario: lectura(contrato.vistoUsuario, vistos.leerVistoUsuario),
  vistoSesiones: lectura(contrato.vistoSesiones, leerVistoSesiones, { sensible: true }),
  vistoTelefono: lectura(contrato.vistoTelefono, leerVistoTelefono, { sensible: true }),
};
