import type { Visto } from '@leal/contract';
import type { CampoCliente, TipoSolicitud } from '@leal/domain';

/** The fields of a client: a new one of the domain's table gets its name here. */
const CLIENTE = {
  nombre: 'Nombre',
  negocio: 'Negocio',
  direccion: 'Dirección',
  calle: 'Calle',
  colonia: 'Colonia',
  telefono: 'Teléfono',
  segundo_telefono: 'Segundo teléfono',
} satisfies Record<CampoCliente, string>;

/** Every field that a question about a request shows needs a name; a client's edit shows the client's own fields. */
type CampoPreguntado = Exclude<
  { [T in TipoSolicitud]: keyof Visto<T> }[TipoSolicitud],
  'cambios' | 'actuales'
>;

/** What each field is called: in forms and dialogs, on cards, in before and after, in the audit and in Excel. */
export const NOMBRES = {
  ...CLIENTE,
  ubicacion: 'Ubicación',
  email: 'Correo',
  id_rol: 'Rol',
  activo: 'Activo',
  tipo: 'Tipo',
  estado: 'Estado',
  estado_credito: 'Estado del crédito',
  estado_actual: 'Estado hoy',
  monto: 'Monto',
  monto_solicitado: 'Monto solicitado',
  monto_nuevo: 'Monto nuevo',
  monto_pagado: 'Monto pagado',
  monto_total: 'Monto total',
  monto_diario: 'Abono diario',
  monto_aprobado: 'Monto aprobado',
  monto_entregado: 'Monto entregado',
  monto_por_abono: 'Monto por abono',
  monto_actual: 'Monto del pago',
  total_pagado: 'Total pagado',
  saldo: 'Saldo',
  saldo_anterior: 'Saldo anterior',
  interes: 'Interés',
  dias_pago: 'Días de pago',
  atrasos: 'Atrasos',
  abonos: 'Abonos',
  cantidad_abonos: 'Abonos',
  fecha: 'Fecha',
  fecha_inicio: 'Inicio',
  fecha_vencimiento: 'Vencimiento',
  fecha_fin: 'Fin',
  fecha_solicitud: 'Fecha de solicitud',
  fecha_respuesta: 'Fecha de respuesta',
  fecha_aprobacion: 'Fecha de procesamiento',
  fecha_resolucion: 'Fecha de resolución',
  motivo: 'Motivo',
  motivo_rechazo: 'Motivo del rechazo',
  comentario: 'Comentario',
  comentario_gerente: 'Comentario del gerente',
  descripcion: 'Descripción',
  efectivo: 'Efectivo',
  efectivo_corregido: 'Qué pasó con el efectivo',
  efectivo_por_defecto: 'Nadie eligió el efectivo',
  por_resolver: 'Por devolver o registrar',
  id_solicitud_tarea: 'De la tarea',
  contra_lo_pedido: 'Contra lo pedido',
  hecho: 'Hecho',
  eliminado: 'Eliminado',
  clientes_activos: 'Clientes activos',
  id_cobrador: 'Cobrador',
  id_credito: 'Crédito',
  nombre_solicitante: 'Solicitante',
  nombre_gerente: 'Procesado por',
  orden_clientes: 'Orden de la ruta',
} as const satisfies Record<CampoPreguntado, string> & Record<string, string>;

/** Names that one place uses instead, or for several fields together. */
export const OTROS_NOMBRES = {
  avance: 'Avance',
  captura: 'Captura',
  capturado: 'Capturado',
  cantidad_de_abonos: 'Cantidad de abonos',
  cobrado: 'Cobrado',
  correo: 'Correo electrónico',
  credito_anterior: 'Crédito anterior',
  credito_nuevo: 'Crédito nuevo',
  decidio: 'Decidió',
  dias: 'Días',
  diario: 'Diario',
  entregar: 'Entregar',
  gerente: 'Gerente',
  llego: 'Llegó',
  interes_y_plazo: 'Interés y plazo',
  monto_original: 'Monto original',
  por_que_espera: 'Por qué espera',
  monto_prestado: 'Monto prestado',
  prestado: 'Prestado',
  saldo_anterior_de: 'Saldo del crédito anterior',
  se_entrega: 'Se entrega al cliente',
  total_a_pagar: 'Total a pagar',
  vence: 'Vence',
  vence_si_hoy: 'Vence (aprobado hoy)',
} as const;

/** The headers of the exports that differ from the field's name (spec §9). */
export const EN_EXCEL = {
  nombre_cliente: 'Cliente',
  contacto: 'Contacto',
  fecha_inicio: 'Fecha inicio',
  fecha_fin: 'Fecha fin',
  saldo_con_interes: 'Saldo con interés',
  monto_sin_interes: 'Monto sin interés',
  monto_con_interes: 'Monto con interés 20%',
  esquema: 'Esquema',
  recaudado: 'Recaudado',
  saldo_restante: 'Saldo restante',
} as const;
