import {
  claveDeLugar,
  compararLugares,
  type CreditoExportado,
  type LugarExportado,
  type PagosDeCredito,
} from '@leal/domain';
import { leerExportados, type Tramo } from '../../data/exportacion.ts';

type Pedido = { readonly desde: LugarExportado | null; readonly limite: number };

/** The credits after the last page that were paid in the week and that this page's query does not have. */
function aparte({ creditos }: Tramo, pagos: ReadonlyMap<string, PagosDeCredito>, { desde }: Pedido) {
  const estan = new Set(creditos.map(claveDeLugar));
  return [...pagos.values()].filter(
    (pago) => !estan.has(claveDeLugar(pago)) && (desde === null || compararLugares(pago, desde) > 0),
  );
}

/**
 * The page, with the credits that were paid in the week without being active in it, each in its place: no collected
 * amount is missing from the file. Credits that do not fit go to the next page.
 */
export async function conCobrados(
  tramo: Tramo,
  pagos: ReadonlyMap<string, PagosDeCredito>,
  pedido: Pedido,
): Promise<Tramo> {
  const lugares: LugarExportado[] = [...tramo.creditos, ...aparte(tramo, pagos, pedido)];
  const pagina = lugares.toSorted(compararLugares).slice(0, pedido.limite);
  const hallados = new Map(tramo.creditos.map((credito) => [claveDeLugar(credito), credito]));
  const faltan = pagina.filter((lugar) => !hallados.has(claveDeLugar(lugar)));
  for (const credito of await leerExportados(faltan)) hallados.set(claveDeLugar(credito), credito);
  const creditos = pagina.map((lugar) => hallados.get(claveDeLugar(lugar)));
  return {
    creditos: creditos.filter((credito): credito is CreditoExportado => credito !== undefined),
    hayMas: tramo.hayMas || lugares.length > pagina.length,
  };
}
