import type { Cuerpo, prestarRuta as contrato } from '@leal/contract';
import type { UsuarioDoc } from '@leal/contract/documentos';
import {
  fechaLocal,
  plazoPrestado,
  porQueNoSePresta,
  porTerminar,
  ROL,
  type RutaPrestada,
  RUTAS_PRESTADAS_GUARDADAS,
  seEncima,
  textoPrestados,
} from '@leal/domain';
import { usuarios } from '../../data/usuarios.ts';
import type { CasoCambio } from '../../context/caso.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { exigirCobradorActivo } from './exigir-cobrador.ts';
import { guardarPrestada } from './guardar-prestada.ts';
import { presentarRutaPrestada } from './presentar-ruta-prestada.ts';

type Contrato = typeof contrato;
type Lee = { dueno: ReturnType<typeof usuarios.doc>; prestatario: ReturnType<typeof usuarios.doc> };

/** The most routes of others that one person works at once: a query names them all beside their own. */
const MAXIMO_A_LA_VEZ = 5;

function exigirCobradores(dueno: UsuarioDoc | undefined, prestatario: UsuarioDoc | undefined) {
  if (dueno?.id_rol !== ROL.cobrador || prestatario?.id_rol !== ROL.cobrador)
    throw new ErrorApp('NO_ENCONTRADO', 'No existe ese cobrador.');
  if (dueno.id_usuario === prestatario.id_usuario)
    throw new ErrorApp('NO_ELEGIBLE', 'Una ruta se presta a otro cobrador.');
  exigirCobradorActivo(prestatario);
  return { dueno, prestatario };
}

/** A route has one borrower at a time, and nobody works more of them than they can. */
function exigirLibre(prestada: RutaPrestada, dueno: UsuarioDoc, prestatario: UsuarioDoc, ahora: Date): void {
  const { rutas_prestadas } = dueno;
  const otra = seEncima(rutas_prestadas, prestada);
  if (otra)
    throw new ErrorApp(
      'NO_ELEGIBLE',
      `Esa ruta ya está prestada a ${otra.nombre_a} ${textoPrestados(otra)}.`,
    );
  if (porTerminar(rutas_prestadas, ahora).length >= RUTAS_PRESTADAS_GUARDADAS / 2)
    throw new ErrorApp('NO_ELEGIBLE', 'Esa ruta ya tiene demasiados préstamos por venir.');
  const lleva = porTerminar(prestatario.rutas_prestadas, ahora).filter(({ a }) => a === prestada.a);
  if (lleva.length >= MAXIMO_A_LA_VEZ)
    throw new ErrorApp('NO_ELEGIBLE', `${prestatario.nombre} ya lleva ${MAXIMO_A_LA_VEZ} rutas prestadas.`);
}

function prestadaDe(
  { ids, ahora }: Cambio,
  { del, al, ambos }: Cuerpo<Contrato>,
  { dueno, prestatario }: { readonly dueno: UsuarioDoc; readonly prestatario: UsuarioDoc },
): RutaPrestada {
  const porQue = porQueNoSePresta({ del, al }, fechaLocal(ahora));
  if (porQue !== null) throw new ErrorApp('FECHA_INVALIDA', porQue);
  return {
    id_prestada: ids.de('prestada'),
    de: dueno.id_usuario,
    nombre_de: dueno.nombre,
    a: prestatario.id_usuario,
    nombre_a: prestatario.nombre,
    ...plazoPrestado({ del, al }, ahora),
    ambos,
  };
}

/**
 * Lends a whole route from the one day to the other, now or later: clients, order and arrears stay its collector's, the cash is
 * whoever's takes it. 404 for who is no collector, 422 NO_ELEGIBLE where the route is lent on one of those days.
 */
export const prestarRuta = {
  leer: ({ parametros: { id_usuario }, cuerpo: { a } }) => ({
    dueno: usuarios.doc(id_usuario),
    prestatario: usuarios.doc(a),
  }),
  ejecutar: ({ cuerpo }, cambio, leidos) => {
    const ambos = exigirCobradores(leidos.dueno, leidos.prestatario);
    const prestada = prestadaDe(cambio, cuerpo, ambos);
    exigirLibre(prestada, ambos.dueno, ambos.prestatario, cambio.ahora);
    const cuando = textoPrestados(prestada);
    guardarPrestada(cambio, prestada, ambos, {
      antes: null,
      alDueno: `Tu ruta se prestó a ${prestada.nombre_a} ${cuando}.${cuerpo.ambos ? ' Cobran los dos.' : ''}`,
      alPrestatario: `Llevas la ruta de ${prestada.nombre_de} ${cuando}.`,
    });
    return { prestada: presentarRutaPrestada(prestada) };
  },
} satisfies CasoCambio<Contrato, Lee>;
