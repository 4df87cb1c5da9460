// Deeds of a Friday at eleven, and what is decided of them.
import {
  CERO,
  decidirGestion,
  type EntradaGestion,
  fecha,
  type GestionDia,
  type GestionPedida,
  NEGOCIO_POR_DEFECTO,
} from '../src/index.ts';
import { a, creditoActivo, p } from './constructores.ts';

export const HOY = fecha('2026-11-20');
export const pagar = (pesos: number): GestionPedida => ({ tipo: 'abono', monto: p(pesos) });
export const PAGO = pagar(40);
export const VISITA = pagar(0);
export const ATRASO: GestionPedida = { tipo: 'atraso' };

/** `dia`: what the credit's day holds already. */
export function decidir(
  peticion: GestionPedida,
  { dia, credito = creditoActivo(), ...resto }: Partial<EntradaGestion> & { dia?: Partial<GestionDia> } = {},
) {
  const gestiones = dia ? { [HOY]: { n: 0, ...dia } } : credito.gestiones;
  return decidirGestion({
    peticion,
    credito: { ...credito, gestiones },
    instante: a(HOY, '11:00'),
    fecha: HOY,
    abonos_llegados_hoy: CERO,
    negocio: NEGOCIO_POR_DEFECTO,
    ...resto,
  });
}
