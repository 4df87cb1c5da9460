import { crearTraspaso, decidirTraspasoDe, type Traspaso } from '@leal/contract';
import { type DecisionTraspaso, formatearPesos } from '@leal/domain';
import { LECTURAS_DE_CAJA } from '../piezas/caja/lecturas.ts';
import { porApi, porSalida } from '../lib/acciones/accion.ts';
import type { DeCalle, DeLlamada, SinMas } from './tipos.ts';

/** A manager gives a collector cash; the answer says whom. */
export const DAR_FONDO: DeLlamada<SinMas, typeof crearTraspaso> = {
  nombre: 'fondo.dar',
  mandar: porApi(crearTraspaso),
  sobre: () => 'fondo nuevo',
  que: (_, { cuerpo }) => `el fondo de ${formatearPesos(cuerpo.monto)}`,
  exito: (_, { cuerpo }, { traspaso }) => [
    'Fondo por confirmar',
    `${formatearPesos(cuerpo.monto)} a ${traspaso.nombre_cobrador}`,
  ],
  fallo: 'No se pudo dar el fondo',
  caduca: LECTURAS_DE_CAJA,
};

/** A collector hands in a part of the day's cash. */
export const ENTREGAR_PARTE: DeCalle<SinMas, typeof crearTraspaso> = {
  nombre: 'parcial.entregar',
  ...porSalida(crearTraspaso),
  sobre: () => 'entrega parcial nueva',
  siempreOtra: true,
  que: (_, { cuerpo }) => `la entrega parcial de ${formatearPesos(cuerpo.monto)}`,
  exito: (_, { cuerpo }) => [
    'Entrega por confirmar',
    `${formatearPesos(cuerpo.monto)}: la oficina la confirma cuando la recibe`,
  ],
  fallo: 'No se pudo entregar',
  caduca: LECTURAS_DE_CAJA,
};

/** A collector asks the office for a float. */
export const PEDIR_FONDO: DeCalle<SinMas, typeof crearTraspaso> = {
  nombre: 'fondo.pedir',
  ...porSalida(crearTraspaso),
  sobre: () => 'fondo pedido',
  que: (_, { cuerpo }) => `el fondo de ${formatearPesos(cuerpo.monto)} que pides`,
  exito: (_, { cuerpo }) => ['Fondo pedido', `${formatearPesos(cuerpo.monto)}: la oficina contesta aquí`],
  fallo: 'No se pudo pedir el fondo',
  caduca: LECTURAS_DE_CAJA,
};

type Decidible = Pick<Traspaso, 'id_traspaso' | 'tipo' | 'monto' | 'id_cobrador' | 'nombre_cobrador'>;

const deQue = ({ tipo, monto, nombre_cobrador }: Decidible): string =>
  tipo === 'fondo'
    ? `del fondo de ${formatearPesos(monto)} a ${nombre_cobrador}`
    : `de la entrega parcial de ${formatearPesos(monto)} de ${nombre_cobrador}`;

const PALABRAS: { readonly [D in DecisionTraspaso]: Record<'hecho' | 'exito' | 'fallo', string> } = {
  confirmar: { hecho: 'la confirmación', exito: 'Efectivo confirmado', fallo: 'No se pudo confirmar' },
  dar: { hecho: 'la entrega', exito: 'Fondo por confirmar', fallo: 'No se pudo dar el fondo' },
  rechazar: { hecho: 'el rechazo', exito: 'Efectivo rechazado', fallo: 'No se pudo rechazar' },
  cancelar: { hecho: 'la cancelación', exito: 'Entrega cancelada', fallo: 'No se pudo cancelar' },
};

/** One of the answers; a collector's is kept until there is a line. */
function responder(decision: DecisionTraspaso): DeCalle<Decidible, typeof decidirTraspasoDe> {
  const { hecho, exito, fallo } = PALABRAS[decision];
  return {
    nombre: `traspaso.${decision}`,
    ...porSalida(decidirTraspasoDe),
    sobre: ({ id_traspaso }) => id_traspaso,
    que: (traspaso) => `${hecho} ${deQue(traspaso)}`,
    exito: ({ monto, nombre_cobrador }) => [exito, `${formatearPesos(monto)} · ${nombre_cobrador}`],
    fallo,
    caduca: LECTURAS_DE_CAJA,
    caducaAlFallar: LECTURAS_DE_CAJA,
  };
}

export const CONFIRMAR_TRASPASO = responder('confirmar');
export const DAR_PEDIDO = responder('dar');
export const RECHAZAR_TRASPASO = responder('rechazar');
export const CANCELAR_TRASPASO = responder('cancelar');
