/** Fields of cuts, receipts and deliveries, and others that only the audit shows: the route does not load them. */
export const NOMBRES_DE_CAJA = {
  entrega: 'Entrega',
  dias_despues: 'Días desde la aprobación',
  numero: 'Número',
  esperado: 'Esperado',
  faltan: 'Faltan en la caja',
  faltante: 'Faltaba en la caja',
  contado: 'Contado',
  diferencia: 'Diferencia',
  folio: 'Folio',
  serie: 'Serie',
  nota: 'Nota',
  codigo: 'Código',
  monto_anterior: 'Monto anterior',
  interes_anterior: 'Interés anterior',
  monto_pago: 'Monto del pago',
} as const;
