// A new plan that a client promises, for the tests of the API and of the screens.
import type { CreditoDoc } from '@leal/contract/documentos';
import { invocar } from './invocar.ts';
import type { Persona } from './mundo.ts';

type Pedido = {
  readonly id_credito: string;
  readonly saldo?: number;
  /** The one that stands, as it was read. */
  readonly convenio?: string | null;
  /** Pesos by day of November. */
  readonly renglones?: readonly (readonly [dia: string, monto: number])[];
  readonly nota?: string;
};

const DOS_PAGOS = [
  ['2026-11-18', 200],
  ['2026-11-25', 100],
] as const;

export const cuerpoDeConvenio = ({
  id_credito,
  saldo = 3600,
  convenio = null,
  renglones = DOS_PAGOS,
  nota,
}: Pedido) => ({
  id_credito,
  renglones: renglones.map(([fecha, monto]) => ({ fecha, monto })),
  ...(nota !== undefined && { nota }),
  visto: { saldo, convenio },
});

export const convenir = (quien: Persona, pedido: Pedido) =>
  invocar(quien, 'registrarConvenio', { cuerpo: cuerpoDeConvenio(pedido) });

export const cancelar = (quien: Persona, id_credito: string, convenio: string, motivo = 'No cumple') =>
  invocar(quien, 'cancelarConvenio', { cuerpo: { id_credito, motivo, visto: { convenio } } });

type DeSuCobrador = {
  readonly cobrador: Persona;
  readonly id_credito: string;
  readonly elCredito: () => Promise<Pick<CreditoDoc, 'convenio'> | undefined>;
};

/** What its collector reads of a loan, and the convenio that it has. */
export const conSuConvenio = {
  detalle: async ({ cobrador, id_credito }: DeSuCobrador) =>
    (await invocar(cobrador, 'detalleCredito', { parametros: { id_credito } })).cuerpo,
  tarjeta: async ({ cobrador, id_credito }: DeSuCobrador) => {
    const parametros = { id_usuario: cobrador.uid };
    const { datos, visitados } = (await invocar(cobrador, 'activosSinPagoHoy', { parametros })).cuerpo;
    return [...datos, ...visitados].find((credito) => credito.id_credito === id_credito);
  },
  idDe: async ({ elCredito }: DeSuCobrador) => (await elCredito())?.convenio?.id ?? '',
};
