import type { todosParaPayment } from '@leal/contract';
import type { CreditoDoc } from '@leal/contract/documentos';
import { leerPorSlug } from '../../data/creditos.ts';
import { carterasDe } from '../../context/cartera.ts';
import type { CasoLectura } from '../../context/caso.ts';
import { presentarCredito } from './presentar-credito.ts';

/** Active first, then the newest. */
const activosPrimero = (a: CreditoDoc, b: CreditoDoc): number =>
  Number(b.estado_credito === 'Aprobado') - Number(a.estado_credito === 'Aprobado') ||
  b.creado_en.getTime() - a.creado_en.getTime();

/** The credits of the clients with a slug: of a collector's portfolios, or everybody's for a manager. */
export const buscarPorSlug: CasoLectura<typeof todosParaPayment> = async (
  { consulta },
  { actor, ahora, hoy, negocio },
) => {
  const carteras = carterasDe(actor, ahora);
  const [hallados, reglas] = await Promise.all([leerPorSlug(consulta.slug, carteras), negocio()]);
  return {
    datos: hallados.sort(activosPrimero).map((doc) => presentarCredito(doc, { hoy, negocio: reglas })),
  };
};
