import { GERENTE } from '@leal/seed';

/** What is read before a write-off of the demo's manager is taken back. */
export const vistoDelCastigo = (saldo = 3600) => ({ saldo, castigado_por: GERENTE.nombre, pedido_por: null });
