import { cuerpoDeConvenio } from '../convenio.ts';
import type { Mundo } from '../mundo.ts';
import { vistoDelCastigo } from '../visto-del-castigo.ts';
import { enEscena } from './altas.ts';
import type { Caso } from './preparar.ts';

/** Loans that a manager takes out as lost, and new plans that are promised. */
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
        async ({ castigado, elCredito }) => {
          const id_credito = await castigado();
          const { castigo } = (await elCredito())!;
          const visto = { ...vistoDelCastigo(), castigado_por: castigo?.nombre };
          return { cuerpo: { id_credito, motivo: 'No paga', visto } };
        },
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
  {
    nombre: 'registrarConvenio',
    titulo: 'a new plan that is promised',
    preparar: () =>
      enEscena(mundo, ({ id_credito }) => Promise.resolve({ cuerpo: cuerpoDeConvenio({ id_credito }) })),
    breve: true,
  },
  {
    nombre: 'cancelarConvenio',
    titulo: 'a new plan that is promised no more',
    preparar: () =>
      enEscena(mundo, async ({ id_credito, conConvenio }) => ({
        cuerpo: { id_credito, motivo: 'No cumple', visto: { convenio: await conConvenio() } },
      })),
    breve: true,
  },
];
