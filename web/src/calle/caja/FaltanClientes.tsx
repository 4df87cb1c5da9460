import { activosSinPagoHoy } from '@leal/contract';
import { Alert } from 'antd';
import { cuantos } from '../../piezas/textos/textos.ts';
import { useLlamada } from '../../lib/api/consultas.ts';

/** The clients of today who have not been visited: what is collected later is of another cut. */
export function FaltanClientes({ idCobrador }: { idCobrador: string }) {
  const { data } = useLlamada(
    activosSinPagoHoy,
    { parametros: { id_usuario: idCobrador } },
    // Nothing is handed in while the phone holds something: what the office says now is all of it.
    { staleTime: 0 },
  );
  const n = data?.datos.length ?? 0;
  if (n === 0) return null;
  const faltan = `${n === 1 ? 'Falta' : 'Faltan'} ${cuantos(n, 'cliente', 'clientes')} por visitar hoy`;
  return <Alert type="warning" showIcon title={faltan} />;
}
