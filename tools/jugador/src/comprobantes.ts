// Receipts: a phone numbers them from its series, sometimes with a number that another phone has used.
import { aPesos, estaVivo, idPago } from '@leal/domain';
import type { Azar } from '@leal/seed';
import type { Operacion } from './momento.ts';

/** 128 bits; those of a walk come from its seed. */
export const tokenAlAzar = ({ azar }: { readonly azar: Azar }): string =>
  Buffer.from(Array.from({ length: 16 }, () => azar.entero(0, 255))).toString('base64url');

export const pedirSerie: Operacion = (m) => ({
  quien: m.cobrador(),
  nombre: 'pedirSerie',
  invocacion: { cuerpo: { dispositivo: `tel-${m.azar.entero(1, 3)}` } },
});

/** Gives a receipt of a live payment, mostly; of one that never arrives, or in somebody else's series. */
export const darComprobante: Operacion = (m) => {
  const { espejo } = m.oficina;
  const pago = m.reciente(espejo.de('movimientos').filter((fila) => fila.tipo === 'pago' && estaVivo(fila)));
  if (!pago) return undefined;
  const { id_credito, id_movimiento, id_cobrador, monto_centavos, fecha } = pago;
  const posibles = espejo
    .de('series')
    .filter((dada) => m.azar.ocurre(0.05) || dada.id_cobrador === id_cobrador);
  const serie = m.reciente(posibles)?.serie ?? 'AAAAA';
  const usados = espejo.de('comprobantes').filter(({ folio }) => folio.startsWith(serie)).length;
  const deClave = m.azar.ocurre(0.2);
  const cuerpo = {
    token: tokenAlAzar(m),
    serie,
    numero: m.azar.ocurre(0.1) ? 1 : usados + 1,
    id_credito,
    ...(deClave
      ? { clave_pago: `nunca-${m.azar.entero(1, 1e6)}` }
      : { id_pago: idPago(id_credito, id_movimiento) }),
    monto: aPesos(monto_centavos),
    fecha,
  };
  return { quien: m.cobrador(id_cobrador), nombre: 'crearComprobante', invocacion: { cuerpo } };
};

/** A manager has its number, from the statement; the phone that made it, its token. */
export const revocarComprobante: Operacion = (m) => {
  const comprobante = m.reciente(m.oficina.espejo.de('comprobantes'));
  if (!comprobante) return undefined;
  const deOficina = m.azar.ocurre(0.4);
  const quien = deOficina ? m.gerente() : m.cobrador(comprobante.id_cobrador);
  const { token, folio } = comprobante;
  const cuerpo = { ...(deOficina ? { folio } : { token }), motivo: 'Se dio por error' };
  return { quien, nombre: 'revocarComprobante', invocacion: { cuerpo } };
};
