import * as contrato from '@leal/contract';
import { buscarClientes } from '../../use-cases/clientes/buscar-clientes.ts';
import { duplicarCliente } from '../../use-cases/clientes/duplicar-cliente.ts';
import { editarCliente } from '../../use-cases/clientes/editar-cliente.ts';
import { eliminarCliente } from '../../use-cases/clientes/eliminar-cliente.ts';
import { guardarNota } from '../../use-cases/clientes/guardar-nota.ts';
import { leerParecidosDe } from '../../use-cases/clientes/leer-parecidos.ts';
import { listarActivos } from '../../use-cases/clientes/listar-activos.ts';
import { listarClientes } from '../../use-cases/clientes/listar-clientes.ts';
import { registrarCliente } from '../../use-cases/clientes/registrar-cliente.ts';
import { registrarPunto } from '../../use-cases/clientes/registrar-punto.ts';
import { solicitarEdicion } from '../../use-cases/clientes/solicitar-edicion.ts';
import { cambio, lectura } from '../middleware/ruta.ts';

export const rutasClientes = {
  registrarCliente: cambio(contrato.registrarCliente, registrarCliente),
  duplicarCliente: cambio(contrato.duplicarCliente, duplicarCliente),
  registrarPunto: cambio(contrato.registrarPunto, registrarPunto),
  solicitarEdicionCliente: cambio(contrato.solicitarEdicionCliente, solicitarEdicion),
  clientesDeCobrador: lectura(contrato.clientesDeCobrador, listarClientes),
  clientesActivos: lectura(contrato.clientesActivos, listarActivos),
  buscarClientes: lectura(contrato.buscarClientes, buscarClientes),
  parecidosDe: lectura(contrato.parecidosDe, leerParecidosDe),
  editarCliente: cambio(contrato.editarCliente, editarCliente),
  eliminarCliente: cambio(contrato.eliminarCliente, eliminarCliente),
  guardarNota: cambio(contrato.guardarNota, guardarNota),
};
