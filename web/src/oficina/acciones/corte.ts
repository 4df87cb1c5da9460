import {
  cerrarCaja,
  type Corte,
  decidirCorte,
  type DiferenciaDeCorte,
  gerenteRutas,
  resolverDiferencia,
} from '@leal/contract';
import { contado, formatearPesos } from '@leal/domain';
import { LECTURAS_DE_CAJA } from '../../piezas/caja/lecturas.ts';
import { nombreDeCorte } from '../../piezas/caja/textos.ts';
import { conMayuscula } from '../../piezas/textos/textos.ts';
import { porApi } from '../../lib/acciones/accion.ts';
import type { AccionDe } from './accion-de.ts';

const corteDe = (corte: { readonly numero: number | null }): string => nombreDeCorte(corte).toLowerCase();

type Recibido = Pick<Corte, 'id_corte' | 'numero' | 'nombre_cobrador'>;
type DecidirCorte = AccionDe<typeof decidirCorte, Recibido>;

const decidirUno = (
  decision: 'confirmar' | 'devolver',
  palabras: { readonly hecho: string; readonly exito: string; readonly fallo: string },
): DecidirCorte => ({
  nombre: `corte.${decision}`,
  mandar: porApi(decidirCorte),
  sobre: ({ id_corte }) => id_corte,
  que: (corte) => `${palabras.hecho} del ${corteDe(corte)} de ${corte.nombre_cobrador}`,
  exito: (corte, { cuerpo }) => [
    palabras.exito,
    `${conMayuscula(corteDe(corte))} de ${corte.nombre_cobrador} · ${formatearPesos(cuerpo.visto.contado)}`,
  ],
  fallo: palabras.fallo,
  caduca: LECTURAS_DE_CAJA,
  caducaAlFallar: LECTURAS_DE_CAJA,
});

export const CONFIRMAR_CORTE = decidirUno('confirmar', {
  hecho: 'la confirmación',
  exito: 'Corte confirmado',
  fallo: 'No se pudo confirmar el corte',
});
export const DEVOLVER_CORTE = decidirUno('devolver', {
  hecho: 'la devolución',
  exito: 'Corte devuelto',
  fallo: 'No se pudo devolver el corte',
});

/** A cut's difference is paid, or given up. */
export const RESOLVER_DIFERENCIA: AccionDe<
  typeof resolverDiferencia,
  Pick<DiferenciaDeCorte, 'id_corte' | 'numero' | 'nombre_cobrador' | 'monto'>
> = {
  nombre: 'diferencia.resolver',
  mandar: porApi(resolverDiferencia),
  sobre: ({ id_corte }) => `diferencia ${id_corte}`,
  que: (diferencia, { cuerpo }) =>
    `la diferencia del ${corteDe(diferencia)} de ${diferencia.nombre_cobrador} como ${cuerpo.como}`,
  exito: (diferencia, { cuerpo }) => [
    cuerpo.como === 'saldada' ? 'Diferencia saldada' : 'Diferencia condonada',
    `${conMayuscula(corteDe(diferencia))} de ${diferencia.nombre_cobrador}`,
  ],
  fallo: 'No se pudo resolver la diferencia',
  caduca: LECTURAS_DE_CAJA,
  caducaAlFallar: LECTURAS_DE_CAJA,
};

/** The box of somebody who left, counted and received by a manager. */
export const CERRAR_CAJA: AccionDe<
  typeof cerrarCaja,
  { readonly id_cobrador: string; readonly nombre: string }
> = {
  nombre: 'corte.cerrar',
  mandar: porApi(cerrarCaja),
  sobre: ({ id_cobrador }) => `caja ${id_cobrador}`,
  que: ({ nombre }) => `el cierre de la caja de ${nombre}`,
  exito: ({ nombre }, { cuerpo }) => [
    'Caja cerrada',
    `${nombreDeCorte(cuerpo.visto)} de ${nombre} · ${formatearPesos(contado(cuerpo.conteo))}`,
  ],
  fallo: 'No se pudo cerrar la caja',
  caduca: [...LECTURAS_DE_CAJA, gerenteRutas],
  caducaAlFallar: LECTURAS_DE_CAJA,
};
