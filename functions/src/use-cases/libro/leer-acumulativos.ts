import type { acumulativos } from '@leal/contract';
import type { MovimientoDoc } from '@leal/contract/documentos';
import { acumularPagos } from '@leal/domain';
import { leer } from '../../data/coleccion.ts';
import { creditos, leerMovimientos } from '../../data/creditos.ts';
import { exigirCarteraAlLeer } from '../../context/cartera.ts';
import type { CasoLectura } from '../../context/caso.ts';

const masViejoPrimero = (a: MovimientoDoc, b: MovimientoDoc): number =>
  a.fecha < b.fecha ? -1 : Number(a.fecha > b.fecha) || a.capturado_en.getTime() - b.capturado_en.getTime();

const acumular = (renglones: readonly MovimientoDoc[]) =>
  acumularPagos(
    renglones.toSorted(masViejoPrimero).map((fila) => ({ ...fila, monto: fila.monto_centavos })),
  ).map(({ fila: { fecha, monto }, total }) => ({ fecha, monto, total }));

export const leerAcumulativos: CasoLectura<typeof acumulativos> = async (
  { parametros },
  { actor, ahora },
) => {
  const credito = await exigirCarteraAlLeer(actor, await leer(creditos.doc(parametros.id_credito)), ahora);
  return {
    total_pagado: credito.total_pagado_centavos,
    saldo: credito.saldo_centavos,
    num_pagos: credito.num_pagos,
    acumulado: acumular(await leerMovimientos(parametros.id_credito)),
  };
};
