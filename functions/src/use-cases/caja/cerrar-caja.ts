import type { cerrarCaja as contrato, Cuerpo } from '@leal/contract';
import type { CorteDoc, UsuarioDoc } from '@leal/contract/documentos';
import { esperadoDe, estaDeVacaciones, fechaLocal } from '@leal/domain';
import { avisarCaja } from '../../data/avisos.ts';
import { anotar } from '../../data/bitacora.ts';
import { cajas, vaciarCaja } from '../../data/cajas.ts';
import { cortes, idCorte } from '../../data/cortes.ts';
import { totales } from '../../data/totales.ts';
import { usuarios } from '../../data/usuarios.ts';
import type { CasoCambio } from '../../context/caso.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { cobradorNombrado } from '../usuarios/exigir-cobrador.ts';
import { moverConfirmado } from './decidir-corte.ts';
import { exigirAbierto, exigirEsperado, nuevoCorte, trasContar, vezDe } from './entregar-corte.ts';
import { presentarCorte } from './presentar-corte.ts';

type Pedido = Cuerpo<typeof contrato>;
type Lee = {
  cobrador: ReturnType<typeof usuarios.doc>;
  caja: ReturnType<typeof cajas.doc>;
  sumas: ReturnType<typeof totales.doc>;
  devuelto: ReturnType<typeof cortes.doc>;
};
type Leidos = Parameters<CasoCambio<typeof contrato, Lee>['ejecutar']>[2];

/** A collector who works hands in their own cash. */
function exigirQueNoEste(
  { actor, ahora }: Cambio,
  cobrador: UsuarioDoc | undefined,
  { id_cobrador }: Pedido,
): UsuarioDoc {
  const quien = cobradorNombrado(actor, id_cobrador, cobrador);
  if (quien.activo && !estaDeVacaciones(quien.vacaciones, fechaLocal(ahora)))
    throw new ErrorApp(
      'USUARIO_INVALIDO',
      `La cuenta de ${quien.nombre} está activa, y no está de vacaciones: entrega su propio corte.`,
    );
  return quien;
}

/** The cut is counted and received at once: by this manager, in place of the collector. */
const recibidoPor = ({ actor, ahora }: Cambio) =>
  ({
    estado: 'confirmado',
    id_gerente: actor.uid,
    nombre_gerente: actor.nombre,
    fecha_respuesta: ahora,
    motivo: null,
  }) as const;

/** A cut that came back before its collector left, or went away: the same rows, one count more. */
function cerrarDevuelto(cambio: Cambio, antes: CorteDoc, cuerpo: Pedido): CorteDoc {
  exigirEsperado(antes.esperado_centavos, cuerpo.visto);
  const vez = vezDe(cambio, cuerpo, cambio.actor.nombre);
  const cambios = {
    ...trasContar(antes.esperado_centavos, vez),
    ...recibidoPor(cambio),
    veces: [...antes.veces, vez],
  };
  cambio.tx.update(cortes.doc(antes.id_corte), cambios);
  return { ...antes, ...cambios };
}

function cerrarAbierto(cambio: Cambio, nombre: string, cuerpo: Pedido, leidos: Leidos): CorteDoc {
  const caja = exigirAbierto(leidos.caja, cuerpo.visto.numero);
  exigirEsperado(esperadoDe(caja.sumas_centavos), cuerpo.visto);
  const vez = vezDe(cambio, cuerpo, cambio.actor.nombre);
  const corte = { ...nuevoCorte(cambio, nombre, caja, leidos.sumas, vez), ...recibidoPor(cambio) };
  cambio.tx.create(cortes.doc(corte.id_corte), corte);
  vaciarCaja(cambio.tx, caja);
  return corte;
}

/**
 * The cash of somebody whose account is off, or who is away today, as a manager counts it: a confirmed cut with both
 * names, and what it lacks on the collector's account. 409 YA_PROCESADA and CAMBIO_MIENTRAS, 422 USUARIO_INVALIDO for
 * whoever is here, NO_ELEGIBLE for an empty box.
 */
export const cerrarCaja = {
  leer: ({ cuerpo: { id_cobrador, visto } }) => ({
    cobrador: usuarios.doc(id_cobrador),
    caja: cajas.doc(id_cobrador),
    sumas: totales.doc(id_cobrador),
    devuelto: cortes.doc(idCorte(id_cobrador, visto.numero)),
  }),
  ejecutar: ({ cuerpo }, cambio, leidos) => {
    const { id_usuario, nombre } = exigirQueNoEste(cambio, leidos.cobrador, cuerpo);
    const { devuelto } = leidos;
    const antes = devuelto?.estado === 'devuelto' ? devuelto : null;
    const corte = antes
      ? cerrarDevuelto(cambio, antes, cuerpo)
      : cerrarAbierto(cambio, nombre, cuerpo, leidos);
    moverConfirmado(cambio, corte);
    avisarCaja(cambio.tx, id_usuario);
    const { numero, estado, esperado_centavos, contado_centavos, diferencia_centavos } = corte;
    anotar(cambio, {
      accion: 'cortes/cerrar',
      documento: `cortes/${corte.id_corte}`,
      id_cobrador: id_usuario,
      antes: antes && { estado: antes.estado, contado_centavos: antes.contado_centavos },
      despues: { estado, numero, esperado_centavos, contado_centavos, diferencia_centavos },
    });
    return { corte: presentarCorte(corte) };
  },
} satisfies CasoCambio<typeof contrato, Lee>;
