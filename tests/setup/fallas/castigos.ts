import type { Mundo } from '../mundo.ts';
import { enEscena } from './altas.ts';
import type { Caso } from './preparar.ts';

/** Loans that a manager takes out as lost. */
export const castigos = (mundo: Mundo): Caso[] => [
  {
    nombre: 'castigarCredito',
    titulo: 'a loan taken out as lost',
    preparar: () =>
      enEscena(
        mundo,
        ({ id_credito }) =>
          Promise.resolve({
            cuerpo: { id_credito, motivo: 'No paga', visto: { saldo: 3600, pedido_por: null } },
          }),
        { gerente: true },
      ),
    breve: true,
  },
  {
    nombre: 'deshacerCastigo',
    titulo: 'a write-off that was a mistake',
    preparar: () =>
      enEscena(
        mundo,
        async ({ castigado }) => ({
          cuerpo: { id_credito: await castigado(), motivo: 'No paga', visto: { saldo: 3600 } },
        }),
        { gerente: true },
      ),
    breve: true,
  },
  {
    nombre: 'levantarCastigo',
    titulo: 'another loan for the client of a written-off one',
    preparar: () =>
      enEscena(
        mundo,
        async ({ castigado }) => ({
          cuerpo: { id_credito: await castigado(), motivo: 'No paga', visto: { saldo: 3600 } },
        }),
        { gerente: true },
      ),
    breve: true,
  },
];
