import { formatearFecha } from '@leal/domain';
import { ErrorLocal } from '../error-local.ts';
import type { Resultado, Trabajo } from './trabajo.ts';

type Cifra = number | boolean | string | null;

/** Amounts as they are stored (centavos); a mark as a word. */
const decir = (cifra: Cifra): string => {
  if (cifra === null) return 'nada';
  return typeof cifra === 'boolean' ? (cifra ? 'sí' : 'no') : String(cifra);
};

/** A collector with only an account, or only sums, counts too: the run reports it. */
async function exigirCobrador(id_cobrador: string): Promise<void> {
  const { idsDeCobradores } = await import('../../../../functions/src/data/conciliacion.ts');
  const ids = await idsDeCobradores();
  if (!ids.includes(id_cobrador)) throw new ErrorLocal(`No hay cobrador ${id_cobrador}.`);
}

async function conciliar(soloRevisar: boolean, id_cobrador: string | undefined): Promise<Resultado> {
  // Loaded here, once the environment says where Firestore is.
  const { conciliarSaldos } =
    await import('../../../../functions/src/use-cases/conciliacion/conciliar-saldos.ts');
  const { revisarCuentas } =
    await import('../../../../functions/src/use-cases/conciliacion/revisar-cuentas.ts');
  const { reloj } = await import('../../../../functions/src/platform/clock.ts');
  if (id_cobrador !== undefined) await exigirCobrador(id_cobrador);
  const deQuien = id_cobrador === undefined ? { ademas: revisarCuentas } : { cobradores: [id_cobrador] };
  const hecho = await conciliarSaldos({ reloj, soloRevisar, ...deQuien });
  const { diferencias, detalle, detalle_omitido, sin_reparar, por_revisar, fallidos } = hecho;
  const que = soloRevisar ? 'encontradas' : 'corregidas';
  return {
    lineas: [
      `Saldos al ${formatearFecha(hecho.fecha)} · cobradores: ${hecho.cobradores} · créditos: ${hecho.creditos} · movimientos: ${hecho.movimientos}`,
      `  diferencias ${que}: ${diferencias} · por revisar: ${sin_reparar} · fallidos: ${fallidos.length}`,
      ...detalle.map(
        ({ documento, campo, guardado, contado }) =>
          `  ${documento} ${campo}: decía ${decir(guardado)}, suma ${decir(contado)}`,
      ),
      ...(detalle_omitido > 0 ? [`  … y ${detalle_omitido} más`] : []),
      ...por_revisar.map(({ documento, motivo }) => `  por revisar ${documento}: ${motivo}`),
      ...fallidos.map((fallido) => `  falló ${fallido.id_cobrador}: ${fallido.motivo}`),
    ],
    bien: fallidos.length === 0 && sin_reparar === 0 && !(soloRevisar && diferencias > 0),
  };
}

/** Compares every stored sum with the ledger, now; `--revisar` only reports. */
export const conciliacion: Trabajo = {
  uso: '[--revisar] [--cobrador id]',
  opciones: { revisar: { type: 'boolean' }, cobrador: { type: 'string' } },
  preparar:
    ({ revisar, cobrador }) =>
    () =>
      conciliar(revisar === true, typeof cobrador === 'string' ? cobrador : undefined),
};
