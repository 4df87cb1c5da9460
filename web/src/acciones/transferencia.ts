// What the office has seen of transfers in the bank: no phone of a collector loads it.
import {
  detalleCredito,
  historialAbonos,
  listarRenglones,
  listarTransferencias,
  marcarTransferencias,
  proponerParejas,
} from '@leal/contract';
import { cuantos } from '../piezas/textos/textos.ts';
import { porApi } from '../lib/acciones/accion.ts';
import { recuento } from '../lib/vivo/cuenta.ts';
import type { Datos } from '../lib/api/opciones.ts';
import type { DeLlamada, SinMas } from './tipos.ts';

type Marcar = typeof marcarTransferencias;

const LEIDAS = [listarTransferencias, proponerParejas, listarRenglones, detalleCredito, historialAbonos];

const transferencias = ({ cuerpo }: Datos<Marcar>): string =>
  cuantos(cuerpo.pagos.length, 'transferencia', 'transferencias');

const YA = { vista: 'Vistas en el banco', no_esta: 'No llegaron', por_confirmar: 'Por confirmar' } as const;

/** A manager has looked for one or several in the bank; each is answered for itself. */
export const MARCAR_TRANSFERENCIAS: DeLlamada<SinMas, Marcar> = {
  nombre: 'transferencia.marcar',
  mandar: porApi(marcarTransferencias),
  sobre: () => 'transferencias',
  que: (_, datos) => `la marca de ${transferencias(datos)}`,
  exito: (_, datos, { datos: resultados }) => {
    const hechas = resultados.filter(({ resultado }) => resultado === 'hecha').length;
    const otras = resultados.length - hechas;
    const resto = otras === 0 ? undefined : `${cuantos(otras, 'cambió', 'cambiaron')} mientras: revísalas.`;
    return [`${YA[datos.cuerpo.estado]}: ${cuantos(hechas, 'transferencia', 'transferencias')}`, resto];
  },
  fallo: 'No se pudo marcar',
  alLograr: () => recuento.llamar(),
  caduca: LEIDAS,
  caducaAlFallar: LEIDAS,
};
