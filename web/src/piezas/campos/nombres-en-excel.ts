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
  por_entregar: 'Por entregar',
} as const;
