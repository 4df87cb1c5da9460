import { aPesos } from '@leal/domain';
import { firmaInventada } from '../firma.ts';
import { type Contexto, creditoDe, mandar, type Paso, type Tramo } from './escena.ts';
import { confirmarEfectivo, darEfectivo } from './guion-caja.ts';

const MS_POR_MINUTO = 60_000;
const MS_POR_DIA = 86_400_000;

/** Nobody was at home for some of them until two days later. */
const tardanza = ({ aprobado_en }: Tramo): number => (aprobado_en.getUTCMinutes() % 12 === 0 ? 2 : 0);

/** The office gives the cash of the loan, and the collector takes it to the door. Today's are still to be handed over. */
export function pasosDeEntrega(ctx: Contexto, t: Tramo): Paso[] {
  const { cobrador, gerente, presente } = ctx;
  const en = new Date(t.aprobado_en.getTime() + 40 * MS_POR_MINUTO + tardanza(t) * MS_POR_DIA);
  if (t.inicio === presente.hoy || en >= presente.ahora) return [];
  const hacer = async () => {
    const { id_credito, entrega, monto_entregado_centavos } = creditoDe(ctx, t);
    if (entrega?.estado !== 'por_entregar') return;
    const monto = aPesos(monto_entregado_centavos);
    const efectivo = { monto, id_cobrador: cobrador.uid, nota: 'Para entregar un crédito' };
    await confirmarEfectivo(cobrador, await darEfectivo(gerente, efectivo));
    const minuto = t.aprobado_en.getUTCMinutes();
    await mandar(cobrador, 'entregarCredito', {
      cuerpo: { id_credito, monto, ...(minuto % 3 !== 0 && { firma: firmaInventada(minuto) }) },
    });
  };
  return [{ en, hacer }];
}
