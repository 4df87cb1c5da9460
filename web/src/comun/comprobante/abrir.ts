import type { Usuario } from '@leal/contract';
import { leerSesion } from '../../lib/sesion/almacen.ts';
import { conPlazo } from '../../lib/plazo.ts';
import { anunciar } from '../../ui/anunciar.tsx';
import type { PagoConComprobante, QuienPaga } from './pago.ts';

/** The sheet's code comes with the first receipt; the phone keeps it for when there is no line. */
const traer = () => import('./HojaComprobante.tsx');

function conHoja(hacer: (hoja: Awaited<ReturnType<typeof traer>>, usuario: Usuario) => void): void {
  const sesion = leerSesion();
  if (sesion.estado !== 'activa') return;
  conPlazo(traer).then(
    (hoja) => hacer(hoja, sesion.usuario),
    () => anunciar.error('No se pudo abrir el comprobante.', 'Revisa tu conexión e intenta de nuevo.'),
  );
}

/** The receipt of a payment, on a sheet: at once, with or without a line. */
export const abrirComprobante = (pago: PagoConComprobante): void =>
  conHoja(({ mostrarComprobante }, usuario) => mostrarComprobante(usuario, pago));

/** Opens the receipt of the payment that this phone has registered last on that credit. */
export const abrirComprobanteDe = (quien: QuienPaga): void =>
  conHoja(({ mostrarDelUltimo }, usuario) => mostrarDelUltimo(usuario, quien));
