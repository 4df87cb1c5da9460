import * as contrato from '@leal/contract';
import { editarCliente } from '../../use-cases/clientes/editar-cliente.ts';
import { eliminarCliente } from '../../use-cases/clientes/eliminar-cliente.ts';
import { listarActivos } from '../../use-cases/clientes/listar-activos.ts';
import { buscarParaPago } from '../../use-cases/clientes/buscar-para-pago.ts';
import { duplicarCliente } from '../../use-cases/clientes/duplicar-cliente.ts';
import { guardarOrden } from '../../use-cases/clientes/guardar-orden.ts';
import { leerOrden } from '../../use-cases/clientes/leer-orden.ts';
import { leerRuta } from '../../use-cases/clientes/leer-ruta.ts';
import { listarAprobados } from '../../use-cases/clientes/listar-aprobados.ts';
import { listarClientes } from '../../use-cases/clientes/listar-clientes.ts';
import { registrarAtraso } from '../../use-cases/clientes/registrar-atraso.ts';
import { registrarCliente } from '../../use-cases/clientes/registrar-cliente.ts';
import { solicitarEdicion } from '../../use-cases/clientes/solicitar-edicion.ts';
import { cambio, lectura } from '../ruta.ts';

export const rutasClientes = {
  activosSinPagoHoy: lectura(contrato.activosSinPagoHoy, leerRuta),
  leerOrden: lectura(contrato.leerOrden, leerOrden),
  guardarOrden: cambio(contrato.guardarOrden, guardarOrden),
  registrarCliente: cambio(contrato.registrarCliente, registrarCliente),
  duplicarCliente: cambio(contrato.duplicarCliente, duplicarCliente),
  registrarAtraso: cambio(contrato.registrarAtraso, registrarAtraso),
  solicitarEdicionCliente: cambio(contrato.solicitarEdicionCliente, solicitarEdicion),
  todosParaPayment: lectura(contrato.todosParaPayment, buscarParaPago),
  clientesDeCobrador: lectura(contrato.clientesDeCobrador, listarClientes),
  clientesActivos: lectura(contrato.clientesActivos, listarActivos),
  editarCliente: cambio(contrato.editarCliente, editarCliente),
  eliminarCliente: cambio(contrato.eliminarCliente, eliminarCliente),
  aprobadosDeCobrador: lectura(contrato.aprobadosDeCobrador, listarAprobados),
};
