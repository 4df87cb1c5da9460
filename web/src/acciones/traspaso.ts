import { crearTraspaso, decidirTraspasoDe, type Respuesta, type Traspaso } from '@leal/contract';
import { type DecisionTraspaso, formatearPesos } from '@leal/domain';
import { LECTURAS_DE_CAJA } from '../piezas/caja/lecturas.ts';
import { type Accion, type Guardado, porApi, porSalida } from '../lib/acciones/accion.ts';
import type { Datos } from '../lib/api/opciones.ts';
import type { Plano } from '../lib/salida/registro.ts';

type Cobrador = { readonly id_cobrador: string; readonly nombre_cobrador: string };
type Crear<C extends Plano> = Accion<
  C,
  Datos<typeof crearTraspaso>,
  Respuesta<typeof crearTraspaso> | Guardado
>;

/** A manager gives a collector cash; the answer says whom. */
export const DAR_FONDO: Crear<object & Plano> = {
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
export const ENTREGAR_PARTE: Crear<object & Plano> = {
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
export const PEDIR_FONDO: Crear<object & Plano> = {
  nombre: 'fondo.pedir',
  ...porSalida(crearTraspaso),
  sobre: () => 'fondo pedido',
  que: (_, { cuerpo }) => `el fondo de ${formatearPesos(cuerpo.monto)} que pides`,
  exito: (_, { cuerpo }) => ['Fondo pedido', `${formatearPesos(cuerpo.monto)}: la oficina contesta aquí`],
  fallo: 'No se pudo pedir el fondo',
  caduca: LECTURAS_DE_CAJA,
};

type Decidible = Pick<Traspaso, 'id_traspaso' | 'tipo' | 'monto'> & Cobrador;
type Decidir = Accion<
  Decidible,
  Datos<typeof decidirTraspasoDe>,
  Respuesta<typeof decidirTraspasoDe> | Guardado
>;

const deQue = ({ tipo, monto, nombre_cobrador }: Decidible): string =>
  tipo === 'fondo'
    ? `del fondo de ${formatearPesos(monto)} a ${nombre_cobrador}`
    : `de la entrega parcial de ${formatearPesos(monto)} de ${nombre_cobrador}`;

/** One of the three answers; a collector's answer is kept until there is a line. */
const responder = (
  decision: DecisionTraspaso,
  palabras: { readonly hecho: string; readonly exito: string; readonly fallo: string },
): Decidir => ({
  nombre: `traspaso.${decision}`,
  ...porSalida(decidirTraspasoDe),
  sobre: ({ id_traspaso }) => id_traspaso,
  que: (traspaso) => `${palabras.hecho} ${deQue(traspaso)}`,
  exito: ({ monto, nombre_cobrador }) => [palabras.exito, `${formatearPesos(monto)} · ${nombre_cobrador}`],
  fallo: palabras.fallo,
  caduca: LECTURAS_DE_CAJA,
  caducaAlFallar: LECTURAS_DE_CAJA,
});

export const CONFIRMAR_TRASPASO = responder('confirmar', {
  hecho: 'la confirmación',
  exito: 'Efectivo confirmado',
  fallo: 'No se pudo confirmar',
});
export const DAR_PEDIDO = responder('dar', {
  hecho: 'la entrega',
  exito: 'Fondo por confirmar',
  fallo: 'No se pudo dar el fondo',
});
export const RECHAZAR_TRASPASO = responder('rechazar', {
  hecho: 'el rechazo',
  exito: 'Efectivo rechazado',
  fallo: 'No se pudo rechazar',
});
export const CANCELAR_TRASPASO = responder('cancelar', {
  hecho: 'la cancelación',
  exito: 'Entrega cancelada',
  fallo: 'No se pudo cancelar',
});
