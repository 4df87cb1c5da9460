import { aPesos, estaVivo, idPago } from '@leal/domain';
import { tokenAlAzar } from '../comprobantes.ts';
import { type Contexto, mandar, type Paso } from './escena.ts';

/** One in so many payments of the day before has a receipt. */
const UNO_DE = 4;

/** This morning the collector's phone got its series, and some clients of the last day their receipts; one was taken back. */
export function pasosDeComprobantes(ctx: Contexto): Paso[] {
  const { cobrador, espejo, presente, telefono } = ctx;
  const hacer = async () => {
    const { dispositivo } = telefono;
    const { serie } = await mandar(cobrador, 'pedirSerie', { cuerpo: { dispositivo } });
    const pagos = espejo
      .de('movimientos')
      .filter(
        (movimiento) =>
          movimiento.tipo === 'pago' && movimiento.id_cobrador === cobrador.uid && estaVivo(movimiento),
      )
      .filter(({ fecha }) => fecha < presente.hoy)
      .toSorted((a, b) => (a.fecha < b.fecha ? 1 : -1));
    const deAyer = pagos.filter(({ fecha }, i) => fecha === pagos[0]?.fecha && i % UNO_DE === 0);
    let token = '';
    for (const [i, { id_credito, id_movimiento, monto_centavos, fecha }] of deAyer.entries()) {
      token = tokenAlAzar(ctx);
      const id_pago = idPago(id_credito, id_movimiento);
      const monto = aPesos(monto_centavos);
      const cuerpo = { token, serie, numero: i + 1, id_credito, id_pago, monto, fecha };
      await mandar(cobrador, 'crearComprobante', { cuerpo });
    }
    if (deAyer.length > 1)
      await mandar(cobrador, 'revocarComprobante', { cuerpo: { token, motivo: 'Se dio por error' } });
  };
  return [{ en: presente.hoyAntes(0.15), hacer }];
}
