import { type GastoDoc, gastoNuevo } from '@leal/contract/documentos';
import { type Centavos, efectoDeGasto, fechaLocal } from '@leal/domain';
import { asentar } from './bitacora.ts';
import { type Cartera, existente } from './cartera.ts';
import { sumarAportacion } from './sumas.ts';

export type GastoPedido = {
  readonly id_gasto: string;
  readonly monto: Centavos;
  readonly motivo: string;
  readonly en: Date;
};

function recontar(cartera: Cartera, antes: GastoDoc | null, despues: GastoDoc): void {
  sumarAportacion(cartera, efectoDeGasto(antes, despues));
}

export function pedirGasto(cartera: Cartera, pedido: GastoPedido): void {
  const { id_gasto, monto, motivo, en } = pedido;
  const { id_usuario: id, nombre } = cartera.cobrador;
  const gasto = gastoNuevo({ id_gasto, cobrador: { id, nombre }, monto, motivo, en });
  cartera.gastos.set(gasto.id_gasto, gasto);
  recontar(cartera, null, gasto);
  asentar(cartera, {
    en,
    quien: cartera.cobrador,
    accion: 'gastos/crear',
    documento: `gastos/${gasto.id_gasto}`,
    despues: { estado: 'pendiente', monto_centavos: gasto.monto_centavos },
  });
}

export type ResolucionGasto = {
  readonly id_gasto: string;
  readonly en: Date;
  /** Absent = approved. */
  readonly motivo_rechazo?: string;
};

export function resolverGasto(cartera: Cartera, resolucion: ResolucionGasto): void {
  const gasto = existente(cartera.gastos, resolucion.id_gasto);
  const { en, motivo_rechazo } = resolucion;
  const antes = { ...gasto };
  gasto.estado = motivo_rechazo === undefined ? 'aprobada' : 'rechazada';
  gasto.fecha_respuesta = en;
  gasto.id_gerente = cartera.gerente.id_usuario;
  gasto.nombre_gerente = cartera.gerente.nombre;
  gasto.motivo_rechazo = motivo_rechazo ?? null;
  gasto.fecha_aprobacion = gasto.estado === 'aprobada' ? fechaLocal(en) : null;
  recontar(cartera, antes, gasto);
  cartera.aviso.ultima_resolucion = {
    id: gasto.id_gasto,
    tipo: 'gasto',
    estado: gasto.estado,
    nombre_cliente: '',
    fecha: en,
  };
  asentar(cartera, {
    en,
    quien: cartera.gerente,
    accion: gasto.estado === 'aprobada' ? 'gastos/aprobar' : 'gastos/rechazar',
    documento: `gastos/${gasto.id_gasto}`,
    antes: { estado: 'pendiente' },
    despues: { estado: gasto.estado, motivo_rechazo: gasto.motivo_rechazo },
    decision_propia: false,
  });
}
