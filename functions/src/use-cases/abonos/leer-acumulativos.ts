import type { acumulativos, Respuesta } from '@leal/contract';
import type { MovimientoDoc } from '@leal/contract/documentos';
import { CERO, estaVivo, sumar } from '@leal/domain';
import { leer } from '../../data/coleccion.ts';
import { creditos, leerMovimientos } from '../../data/creditos.ts';
import { exigirAlcance } from '../../platform/actor.ts';
import type { CasoLectura } from '../../platform/caso.ts';

const sumaAlSaldo = (renglon: MovimientoDoc): boolean =>
  (renglon.tipo === 'pago' || renglon.tipo === 'liquidacion') && estaVivo(renglon);

const masViejoPrimero = (a: MovimientoDoc, b: MovimientoDoc): number =>
  a.fecha < b.fecha ? -1 : Number(a.fecha > b.fecha) || a.capturado_en.getTime() - b.capturado_en.getTime();

function acumular(renglones: MovimientoDoc[]): Respuesta<typeof acumulativos>['acumulado'] {
  let total = CERO;
  return renglones.map(({ fecha, monto_centavos: monto }) => {
    total = sumar(total, monto);
    return { fecha, monto, total };
  });
}

export const leerAcumulativos: CasoLectura<typeof acumulativos> = async ({ parametros }, { actor }) => {
  const credito = exigirAlcance(actor, await leer(creditos.doc(parametros.id_credito)));
  const renglones = (await leerMovimientos(parametros.id_credito)).filter(sumaAlSaldo);
  return {
    total_pagado: credito.total_pagado_centavos,
    saldo: credito.saldo_centavos,
    num_pagos: credito.num_pagos,
    acumulado: acumular(renglones.sort(masViejoPrimero)),
  };
};
