import { formatearNumero } from '@leal/domain';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { cuantos } from '../../piezas/textos/textos.ts';
import { abrirSalida } from '../../lib/acciones/salida-viva.ts';
import { hayLinea as probarLinea, mejorMomento, useHayLinea } from '../../lib/linea.ts';
import { porAclarar } from '../../lib/salida/registro.ts';
import {
  useGuarda,
  useLectura,
  usePerdidos,
  usePorSincronizar,
  useRegistros,
} from '../../lib/salida/salida.ts';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';

const OTRA_VEZ_MS = 15_000;

/** Nothing else may be asking: the line says by itself that it is back. */
async function probar(fin: AbortSignal): Promise<void> {
  while (!fin.aborted) {
    await mejorMomento(OTRA_VEZ_MS, fin);
    if (!document.hidden && (await probarLinea())) return;
  }
}

function useLineaProbada(): boolean {
  const hay = useHayLinea();
  useEffect(() => {
    if (hay) return undefined;
    const fin = new AbortController();
    void probar(fin.signal);
    return () => fin.abort();
  }, [hay]);
  return hay;
}

/** A part is never broken: on a phone the line breaks between them. */
const entero = (parte: string): string => parte.replaceAll(' ', '\u00A0');

/** Whether the phone's storage can neither be read nor written. */
function useNoGuarda(): boolean {
  const guarda = useGuarda();
  const lectura = useLectura();
  return !guarda || lectura === 'fallo';
}

/** 'Sin conexión · 3 por sincronizar · 1 rechazado': what is true of these. */
function useTexto(): string {
  const hay = useLineaProbada();
  const noGuarda = useNoGuarda();
  const perdidos = usePerdidos().length;
  const registros = useRegistros();
  const abiertos = usePorSincronizar(hay);
  const rechazados = registros.filter(({ estado }) => estado === 'rechazado').length;
  const porRevisar = registros.filter(porAclarar).length;
  const partes = [
    ...(hay ? [] : ['Sin conexión']),
    ...(noGuarda ? ['No puede guardar'] : []),
    ...(abiertos === 0 ? [] : [`${formatearNumero(abiertos)} por sincronizar`]),
    ...(perdidos === 0 ? [] : [cuantos(perdidos, 'perdido', 'perdidos')]),
    ...(rechazados === 0 ? [] : [cuantos(rechazados, 'rechazado', 'rechazados')]),
    ...(porRevisar === 0 ? [] : [`${formatearNumero(porRevisar)} por revisar`]),
  ];
  return partes.map(entero).join('\u00A0· ');
}

/** The line's state in the top bar, in room that is there, and what this phone has not got through yet. */
export function PorSincronizar() {
  const { id_usuario } = useUsuario();
  const texto = useTexto();
  useEffect(() => abrirSalida(id_usuario), [id_usuario]);
  if (texto === '') return null;
  return (
    <Link to="/cobrador/pendientes" className="barra-salida toque tinta fuerte sin-raya">
      <span>{texto}</span>
    </Link>
  );
}
