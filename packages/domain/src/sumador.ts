import type { Aportacion, Incrementos } from './incrementos.ts';

type Rama = { [campo: string]: number | Rama };

const ramaDe = (en: Rama, campo: string): Rama => {
  const previa = en[campo];
  if (typeof previa === 'object') return previa;
  const nueva: Rama = {};
  en[campo] = nueva;
  return nueva;
};

function acumular(en: Rama, incrementos: Incrementos): void {
  for (const [campo, valor] of Object.entries(incrementos)) {
    if (typeof valor === 'object') acumular(ramaDe(en, campo), valor);
    else en[campo] = Number(en[campo] ?? 0) + valor;
  }
}

/**
 * Adds up many documents' shares of a collector's sums. Unlike `sumarAportaciones` it adds in place: the sums of a
 * whole ledger are not copied for every row. A sum that comes out as 0 stays in it, as 0.
 */
export function sumador() {
  const suma: { totales: Rama; dias: Rama } = { totales: {}, dias: {} };
  return {
    mas: ({ totales, dias }: Aportacion): void => {
      acumular(suma.totales, totales);
      acumular(suma.dias, dias);
    },
    total: suma as Aportacion,
  };
}

export type Sumador = ReturnType<typeof sumador>;
