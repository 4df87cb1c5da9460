import { useEffect } from 'react';
import { invalidar } from '../../lib/api/consultas.ts';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';
import { useAvisoPropio } from '../../lib/vivo/use-avisos.ts';
import { avisar } from '../../ui/avisar.tsx';
import { novedadesDe, vistoDe } from './novedades.ts';
import { textoResolucion } from './texto-resolucion.ts';
import { guardarVisto, leerVisto } from './ultimo-visto.ts';

/** Tells a collector what managers decided, and fetches anew what is no longer true. */
export function useNovedades(): void {
  const { id_usuario } = useUsuario();
  const aviso = useAvisoPropio();
  useEffect(() => {
    if (!aviso) return;
    const { resolucion, caducan } = novedadesDe(leerVisto(id_usuario), aviso);
    guardarVisto(id_usuario, vistoDe(aviso));
    if (resolucion) avisar[resolucion.aprobada ? 'exito' : 'atencion'](...textoResolucion(resolucion));
    void invalidar(...caducan);
  }, [aviso, id_usuario]);
}
