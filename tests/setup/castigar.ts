// Loans that a manager takes out as lost, and what is read of them, for the API's tests.
import { fecha } from '@leal/domain';
import { escena, type Escena } from './escena.ts';
import { invocar } from './invocar.ts';
import type { Mundo, Persona } from './mundo.ts';

export const manosDeCastigo = (mundo: Mundo, gerente: Persona) => ({
  castigar: ({ id_credito }: Escena, saldo = 3600, mas: Record<string, unknown> = {}, quien = gerente) =>
    invocar(quien, 'castigarCredito', {
      cuerpo: { id_credito, motivo: 'No se localiza', visto: { saldo, pedido_por: null }, ...mas },
    }),
  /** A loan of which one day was paid. */
  conPago: () => escena(mundo, { movimientos: [{ tipo: 'pago', fecha: fecha('2026-11-17') }] }),
  expedienteDe: async ({ id_cliente }: Escena) =>
    (await invocar(gerente, 'expedienteCliente', { parametros: { id_cliente } })).cuerpo,
  /** The list of those of that collector. */
  listados: async ({ cobrador }: Escena) =>
    (await invocar(gerente, 'castigados', { consulta: { id_cobrador: cobrador.uid } })).cuerpo,
});
