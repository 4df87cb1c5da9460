import { useEffect, useRef } from 'react';
import { invalidar } from '../../lib/api/consultas.ts';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';
import { useAlOirAvisos, useAvisoPropio } from '../../lib/vivo/use-avisos.ts';
import { avisar } from '../../ui/avisar.tsx';
import { TODO_CADUCA } from './que-caduca.ts';
import { novedadesDe, vistoDe } from './novedades.ts';
import { textoResolucion } from './texto-resolucion.ts';
import { guardarVisto, leerVisto } from './ultimo-visto.ts';

/** Tells a collector what managers decided, and fetches anew what is no longer true. */
export function useNovedades(): void {
  const { id_usuario } = useUsuario();
  const aviso = useAvisoPropio();
  const yaReleido = useRef(false);
  useAlOirAvisos(() => {
    yaReleido.current = true;
    void invalidar(...TODO_CADUCA);
  });
  useEffect(() => {
    if (!aviso) return;
    const { resolucion, caducan } = novedadesDe(leerVisto(id_usuario), aviso);
    guardarVisto(id_usuario, vistoDe(aviso));
    if (resolucion) avisar[resolucion.aprobada ? 'exito' : 'atencion'](...textoResolucion(resolucion));
    if (yaReleido.current) yaReleido.current = false;
    else void invalidar(...caducan);
  }, [aviso, id_usuario]);
}
