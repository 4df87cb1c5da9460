import { type Respuesta, verComprobante } from '@leal/contract';
import { formatearPesos } from '@leal/domain';
import { useEffect } from 'react';
import { useLlamada } from '../../lib/api/consultas.ts';
import { useRegistros } from '../../lib/salida/salida.ts';
import { anotarAnulado, type Dado, type EstadoAqui, estadoAqui } from './dar.ts';

export type ComoEsta = {
  readonly estado: EstadoAqui | 'corregido' | 'sin_pago' | 'sin_efecto';
  readonly detalle?: string | undefined;
};

/** The office's word on it, where that is more than its having come. */
function segunLaOficina({ estado, monto }: Respuesta<typeof verComprobante>): ComoEsta | null {
  switch (estado) {
    case 'vigente':
    case 'en_camino':
      return null;
    case 'corregido':
      return {
        estado,
        ...(monto !== undefined && { detalle: `La oficina lo cambió a ${formatearPesos(monto)}.` }),
      };
    default:
      return { estado };
  }
}

/** The state that this phone knows at once; once it has come the office is asked too, and nobody waits for that. */
export function useComoEsta(dado: Dado): ComoEsta {
  const { token } = dado.datos.cuerpo;
  const aqui = estadoAqui(dado, useRegistros());
  const { data } = useLlamada(
    verComprobante,
    { parametros: { token } },
    { enabled: aqui === 'llego', staleTime: 0 },
  );
  const queda = data?.estado;
  useEffect(() => {
    if (queda === 'revocado' || queda === 'reemplazado') anotarAnulado(token, queda);
  }, [queda, token]);
  const deLaOficina = aqui === 'llego' && data ? segunLaOficina(data) : null;
  return deLaOficina ?? { estado: aqui, detalle: dado.fallo };
}
