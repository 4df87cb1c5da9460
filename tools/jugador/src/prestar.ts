// Somebody's whole route is worked by somebody else for some days, and goes back.
import { porTerminar, sumarDias } from '@leal/domain';
import type { Operacion } from './momento.ts';

/** Mostly from today on; rarely days or people with whom it cannot be. */
export const prestarRuta: Operacion = (m) => {
  const { azar, oficina } = m;
  const del = sumarDias(oficina.hoy(), azar.elegir([0, 0, 0, 1, 2, -1]));
  const cuerpo = {
    a: m.cobrador().uid,
    del,
    al: sumarDias(del, azar.entero(0, 5)),
    ambos: azar.ocurre(0.3),
  };
  return {
    quien: m.gerente(),
    nombre: 'prestarRuta',
    invocacion: { parametros: { id_usuario: m.cobrador().uid }, cuerpo },
  };
};

/** Before its time, or before it began. */
export const terminarPrestamo: Operacion = (m) => {
  const { uid: id_usuario } = m.cobrador();
  const porAcabar = porTerminar(m.usuario(id_usuario).rutas_prestadas, m.oficina.ahora());
  const ruta = m.uno(porAcabar.filter(({ de }) => de === id_usuario));
  if (!ruta) return undefined;
  const invocacion = { parametros: { id_usuario, id_prestada: ruta.id_prestada }, cuerpo: {} };
  return { quien: m.gerente(), nombre: 'terminarRutaPrestada', invocacion };
};
