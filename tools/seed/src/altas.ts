import { clienteNuevo, type CreditoDoc, creditoNuevo } from '@leal/contract/documentos';
import {
  activarCredito,
  aportacionCliente,
  type Centavos,
  diferencia,
  efectoDeCredito,
  fechaLocal,
  idContador,
} from '@leal/domain';
import { asentar } from './bitacora.ts';
import { type Cartera, existente } from './cartera.ts';
import type { Persona } from './personas.ts';
import { sumarAportacion } from './sumas.ts';

export type Alta = {
  readonly id_cliente: string;
  readonly id_credito: string;
  readonly persona: Persona;
  readonly monto_solicitado: Centavos;
  readonly plazo: CreditoDoc['dias_pago'];
  readonly en: Date;
  /** The number n of a duplicate 'NOMBRE #n'. */
  readonly duplicado?: number;
};

/** Puts the credit in another state; the sums follow from what it was and what it is. */
export function cambiarCredito(cartera: Cartera, credito: CreditoDoc, cambios: Partial<CreditoDoc>): void {
  const antes = { ...credito };
  Object.assign(credito, cambios);
  sumarAportacion(cartera, efectoDeCredito(antes, credito));
}

/** The collector registers a client with a loan request. */
export function registrarCliente(cartera: Cartera, alta: Alta): void {
  const { id_cliente, id_credito, monto_solicitado, persona: ficha, plazo, en } = alta;
  const { id_usuario: id_cobrador, nombre: nombre_cobrador } = cartera.cobrador;
  const cliente = clienteNuevo({ ficha, id_cliente, id_cobrador, id_credito, en });
  cartera.clientes.set(id_cliente, cliente);
  const credito = creditoNuevo({ id_credito, cliente, nombre_cobrador, monto_solicitado, plazo, en });
  cartera.creditos.set(id_credito, credito);
  sumarAportacion(cartera, aportacionCliente(cliente));
  sumarAportacion(cartera, efectoDeCredito(null, credito));
  if (alta.duplicado !== undefined) {
    cartera.contadores.set(idContador(id_cobrador, cliente.nombre), alta.duplicado);
  }
  asentar(cartera, {
    en,
    quien: cartera.cobrador,
    accion: alta.duplicado === undefined ? 'clientes/registrar' : 'clientes/duplicar',
    documento: `clientes/${id_cliente}`,
    cliente,
    despues: {
      nombre: cliente.nombre,
      id_credito,
      monto_solicitado_centavos: monto_solicitado,
      dias_pago: plazo,
    },
  });
}

/** From here on the credit is collected: the day after its start is its first collectable one. */
export function iniciar(cartera: Cartera, credito: CreditoDoc, en: Date): void {
  cambiarCredito(cartera, credito, activarCredito(credito, fechaLocal(en), cartera.negocio.festivos));
  existente(cartera.clientes, credito.id_cliente).estado_lista = 'Pendiente';
  cartera.aviso.ruta += 1;
}

export type Decision = {
  readonly id_credito: string;
  readonly en: Date;
  readonly estado: 'Aprobado' | 'Rechazado';
  readonly comentario?: string;
};

/** The manager decides a pending credit. */
export function decidirCredito(cartera: Cartera, decision: Decision): void {
  const credito = existente(cartera.creditos, decision.id_credito);
  const { en, estado, comentario = '' } = decision;
  const { id_usuario, nombre } = cartera.gerente;
  credito.decision = { estado, id_gerente: id_usuario, nombre_gerente: nombre, fecha: en, comentario };
  if (estado === 'Aprobado') {
    iniciar(cartera, credito, en);
  } else {
    cambiarCredito(cartera, credito, { estado_credito: 'Rechazado' });
    existente(cartera.clientes, credito.id_cliente).id_credito_abierto = null;
  }
  cartera.aviso.ultima_resolucion = {
    id: credito.id_credito,
    tipo: 'credito',
    estado: estado === 'Aprobado' ? 'aprobada' : 'rechazada',
    nombre_cliente: credito.nombre,
    fecha: en,
  };
  asentar(cartera, {
    en,
    quien: cartera.gerente,
    accion: estado === 'Aprobado' ? 'clientes/aprobar-credito' : 'clientes/rechazar-credito',
    documento: `creditos/${credito.id_credito}`,
    cliente: credito,
    antes: { estado_credito: 'Pendiente' },
    despues: { estado_credito: estado, comentario },
    decision_propia: false,
  });
}

/** The manager deletes a client: out of every list, its open credit cancelled, its ledger kept. */
export function eliminarCliente(cartera: Cartera, id_cliente: string, en: Date): void {
  const cliente = existente(cartera.clientes, id_cliente);
  const credito = cartera.creditos.get(cliente.id_credito_abierto ?? '');
  if (credito) {
    cambiarCredito(cartera, credito, { estado_credito: 'Cancelado', fecha_fin: fechaLocal(en) });
    cartera.aviso.ruta += 1;
  }
  cliente.eliminado = true;
  cliente.eliminado_en = en;
  cliente.estado_lista = null;
  cliente.id_credito_abierto = null;
  sumarAportacion(cartera, diferencia(aportacionCliente({ eliminado: false }), aportacionCliente(cliente)));
  asentar(cartera, {
    en,
    quien: cartera.gerente,
    accion: 'clientes/eliminar',
    documento: `clientes/${id_cliente}`,
    cliente,
    antes: { eliminado: false },
    despues: { eliminado: true, id_credito_cancelado: credito?.id_credito ?? null },
  });
}
