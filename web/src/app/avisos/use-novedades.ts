import { sumar } from '@leal/domain';
import { useEffect, useRef } from 'react';
import { abiertoDeCobrador, listarCortes } from '@leal/contract';
import { primerDia } from '../../piezas/caja/filas.ts';
import { DEVUELTOS } from '../../piezas/caja/lecturas.ts';
import { usePorConfirmar } from '../../piezas/caja/traspasos.ts';
import { cambiarPorVer } from '../../piezas/por-ver/por-ver.ts';
import { usePorEntregar } from '../../piezas/credito/por-entregar.ts';
import { restaDe } from '../../piezas/solicitud/efectivo.ts';
import { useTareas } from '../../calle/solicitudes/tareas.ts';
import { invalidar, useLlamada } from '../../lib/api/consultas.ts';
import { alCerrarSesion } from '../../lib/al-cerrar.ts';
import { almacenPropio } from '../../lib/sesion/recuerdo.ts';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';
import type { Aviso } from '../../lib/vivo/avisos.ts';
import { useAlOirAvisos, useAvisoPropio } from '../../lib/vivo/use-avisos.ts';
import { anunciar } from '../../ui/anunciar.tsx';
import { novedadesDe, textoResolucion, type YaAvisado, yaAvisadoDe } from './novedades.ts';
import { TODO_CADUCA } from './que-caduca.ts';

/** The last news told, so that a page that is reloaded repeats no notice and misses none. */
const CLAVE = 'leal_avisos_vistos';

type Guardado = { readonly id_usuario: string; readonly visto: YaAvisado };

/** Null when this person never looked on this device. */
function leerVisto(id_usuario: string): YaAvisado | null {
  try {
    const guardado = JSON.parse(almacenPropio().leer(CLAVE) ?? 'null') as Guardado | null;
    return guardado?.id_usuario === id_usuario ? guardado.visto : null;
  } catch {
    return null;
  }
}

const guardarVisto = (id_usuario: string, visto: YaAvisado): void =>
  almacenPropio().guardar(CLAVE, JSON.stringify({ id_usuario, visto } satisfies Guardado));

alCerrarSesion(() => almacenPropio().borrar(CLAVE));

/** Tells a collector what managers decided, and fetches again what is out of date. */
export function useNovedades(): void {
  const { id_usuario } = useUsuario();
  const aviso = useAvisoPropio();
  const yaReleido = useRef<Aviso>(null);
  useAlOirAvisos((oido) => {
    yaReleido.current = oido;
    void invalidar(...TODO_CADUCA);
  });
  useEffect(() => {
    if (!aviso) return;
    const { resolucion, manos, no_estan, decididas, caducan } = novedadesDe(leerVisto(id_usuario), aviso);
    guardarVisto(id_usuario, yaAvisadoDe(aviso));
    if (decididas > 0) cambiarPorVer(id_usuario, (antes) => ({ decididas: antes.decididas + decididas }));
    if (resolucion) anunciar[resolucion.aprobada ? 'exito' : 'atencion'](...textoResolucion(resolucion));
    if (manos) anunciar.atencion(manos);
    for (const texto of no_estan) anunciar.atencion(texto);
    if (yaReleido.current !== aviso) void invalidar(...caducan);
  }, [aviso, id_usuario]);
}

/** Keeps in mind which tasks are open: read when the notice is heard, and whenever a decision may have left another. */
export function useTareasPorVer(): void {
  const { id_usuario } = useUsuario();
  const seOye = useAvisoPropio() !== null;
  const { tareas } = useTareas({ deFondo: { leer: seOye } });
  useEffect(() => {
    if (tareas)
      cambiarPorVer(id_usuario, () => ({ tareas: tareas.length, en_mano: sumar(...tareas.map(restaDe)) }));
  }, [id_usuario, tareas]);
}

/** The same for loans that wait to be handed over. */
export function useEntregasPorVer(): void {
  const { id_usuario } = useUsuario();
  const seOye = useAvisoPropio() !== null;
  const { entregas } = usePorEntregar({ deFondo: { leer: seOye } });
  useEffect(() => {
    if (entregas)
      cambiarPorVer(id_usuario, () => ({
        entregas: entregas.length,
        por_entregar: sumar(...entregas.map(({ monto }) => monto)),
      }));
  }, [id_usuario, entregas]);
}

/** The same for the cash box: read when the notice is heard, and whenever cash was handed over or a cut moved. */
export function useCajaPorVer(): void {
  const { id_usuario, id_rol } = useUsuario();
  const leer = useAvisoPropio() !== null;
  const deFondo = { enabled: leer, staleTime: Infinity };
  const fondos = usePorConfirmar(id_rol, { deFondo: { leer } });
  const { data: abierto } = useLlamada(abiertoDeCobrador, { parametros: { id_usuario } }, deFondo);
  const { data: devueltos } = useLlamada(listarCortes, DEVUELTOS, deFondo);
  useEffect(() => {
    if (fondos && abierto && devueltos)
      cambiarPorVer(id_usuario, () => ({
        fondos: fondos.length,
        en_fondos: sumar(...fondos.map(({ monto }) => monto)),
        devueltos: devueltos.datos.length,
        caja_desde: primerDia(abierto.filas),
      }));
  }, [id_usuario, fondos, abierto, devueltos]);
}
