import { acumulativos, detalleCredito, historialAbonos } from '@leal/contract';
import { clienteConsultas } from '../../../lib/api/cliente-consultas.ts';
import { claveDe } from '../../../lib/api/consultas.ts';
import { olvidarFiguras } from '../../../comun/figuras/figuras.ts';
import { anunciarAccion } from '../../../comun/ruta/accion-completada.ts';
import {
  aplicarEnRuta,
  cambiarRuta,
  detenerLecturaDeRuta,
  releerRuta,
} from '../../../comun/ruta/ruta-leida.ts';
import type { CreditoCobrable } from './credito-cobrable.ts';
import type { Desenlace } from './desenlace.ts';
import { efectoEnRuta } from './efecto-en-ruta.ts';

/**
 * What is cached of this credit is old now. An answer that was registered is on the payment screen
 * already; after any other, what stands is fetched again if it is on screen.
 */
async function releerCredito(id_credito: string, yaAnotado: boolean): Promise<void> {
  const refetchType = yaAnotado ? 'none' : 'active';
  const claves = [detalleCredito, historialAbonos, acumulativos].map((llamada) =>
    claveDe(llamada, { parametros: { id_credito } }),
  );
  await Promise.all(claves.map((queryKey) => clienteConsultas.invalidateQueries({ queryKey, refetchType })));
}

/** Brings everything that is cached in line with how an action ended, and tells whoever follows along. */
export async function asentar({ id_credito, id_cobrador }: CreditoCobrable, d: Desenlace): Promise<void> {
  const efecto = efectoEnRuta(d);
  if (efecto) {
    await detenerLecturaDeRuta(id_cobrador);
    cambiarRuta(id_cobrador, (ruta) => aplicarEnRuta(ruta, id_credito, efecto));
  }
  const hecho = d.clase === 'registrado' || d.clase === 'requiere_aprobacion';
  if (hecho) anunciarAccion(id_credito);
  if (hecho) void olvidarFiguras();
  if (d.clase === 'fallo') void releerRuta(id_cobrador);
  if (efecto || d.clase === 'fallo') void releerCredito(id_credito, hecho);
}
