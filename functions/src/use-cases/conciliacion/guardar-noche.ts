import type { ConciliacionDoc } from '@leal/contract/documentos';
import { DIAS_DE_GASTOS, sumadorDeEfectivo, sumarDias } from '@leal/domain';
import { leerNegocio } from '../../context/negocio.ts';
import { guardarEfectivo } from '../../data/efectivo.ts';
import { sumasDeOficinaEntre } from '../../data/sumas-de-mes.ts';

/** Keeps the cash that is to come, as the run has added it up; the collectors that failed are not in it. */
export async function guardarNoche({ fecha: dia, efectivo, fallidos }: ConciliacionDoc): Promise<void> {
  const { gastos_centavos } = await sumasDeOficinaEntre({
    inicio: sumarDias(dia, -DIAS_DE_GASTOS),
    fin: sumarDias(dia, -1),
  });
  // Of nobody there are days as well, with nothing in them.
  const cuentas = efectivo ?? sumadorDeEfectivo(dia, await leerNegocio()).total();
  await guardarEfectivo({ dia, faltan: fallidos.length, gastos_centavos, cuentas });
}
