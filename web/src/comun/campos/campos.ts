import {
  centavos,
  esFecha,
  esRol,
  formatearFecha,
  formatearNumero,
  formatearPesos,
  nombreRol,
} from '@leal/domain';
import { textoInstante } from '../../lib/texto-instante.ts';

const NOMBRES: Readonly<Record<string, string>> = {
  nombre: 'Nombre',
  negocio: 'Negocio',
  direccion: 'Dirección',
  calle: 'Calle',
  colonia: 'Colonia',
  telefono: 'Teléfono',
  email: 'Correo',
  id_rol: 'Rol',
  activo: 'Activo',
  tipo: 'Tipo',
  estado: 'Estado',
  estado_credito: 'Estado del crédito',
  monto: 'Monto',
  monto_solicitado: 'Monto solicitado',
  monto_nuevo: 'Monto nuevo',
  monto_pagado: 'Monto pagado',
  monto_total: 'Monto total',
  monto_diario: 'Abono diario',
  monto_aprobado: 'Monto aprobado',
  monto_entregado: 'Monto entregado',
  monto_por_abono: 'Monto por abono',
  total_pagado: 'Total pagado',
  saldo: 'Saldo',
  interes: 'Interés',
  dias_pago: 'Días de pago',
  atrasos: 'Atrasos',
  abonos: 'Abonos',
  cantidad_abonos: 'Abonos',
  fecha: 'Fecha',
  fecha_inicio: 'Inicio',
  fecha_vencimiento: 'Vencimiento',
  fecha_fin: 'Fin',
  motivo: 'Motivo',
  motivo_rechazo: 'Motivo del rechazo',
  comentario: 'Comentario',
  descripcion: 'Descripción',
  efectivo: 'Efectivo',
  efectivo_corregido: 'Qué pasó con el efectivo',
  efectivo_por_defecto: 'Nadie eligió el efectivo',
  por_resolver: 'Por devolver o registrar',
  id_solicitud_tarea: 'De la tarea',
  contra_lo_pedido: 'Contra lo pedido',
  hecho: 'Hecho',
  eliminado: 'Eliminado',
  monto_actual: 'Monto del pago',
  saldo_anterior: 'Saldo anterior',
  clientes_activos: 'Clientes activos',
  id_cobrador: 'Cobrador',
  id_credito: 'Crédito',
  orden_clientes: 'Orden de la ruta',
};

const DINERO = /^(monto|saldo|efectivo|por_resolver|total_pagado|total_abonado)/;

/** What a screen calls a field; one of a later version keeps its own name. */
export const nombreDeCampo = (campo: string): string => NOMBRES[campo] ?? campo;

export const esDinero = (campo: string): boolean => DINERO.test(campo);

export const SIN_DATO = '—';

function textoNumero(campo: string, n: number): string {
  if (esDinero(campo)) return formatearPesos(centavos(n));
  if (campo === 'id_rol' && esRol(n)) return nombreRol(n);
  if (campo === 'interes') return `${n} %`;
  return campo === 'dias_pago' ? `${n} días` : formatearNumero(n);
}

const esInstante = (texto: string): boolean => /^\d{4}-\d{2}-\d{2}T/.test(texto);

/** What a field says, as people write it; amounts in centavos. */
export function textoDeCampo(campo: string, valor: unknown): string {
  if (valor === undefined || valor === null || valor === '') return SIN_DATO;
  if (typeof valor === 'boolean') return valor ? 'Sí' : 'No';
  if (typeof valor === 'number') return textoNumero(campo, valor);
  if (Array.isArray(valor)) return `${valor.length} clientes`;
  if (typeof valor !== 'string') return JSON.stringify(valor);
  if (esFecha(valor)) return formatearFecha(valor);
  return esInstante(valor) ? textoInstante(valor) : valor;
}
