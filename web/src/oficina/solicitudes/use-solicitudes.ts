import type { ListaDeSolicitudes } from '@leal/contract';
import { useLista } from '../../lib/api/lista.ts';
import type { Datos } from '../../lib/api/opciones.ts';

const PENDIENTES: Datos<ListaDeSolicitudes> = { consulta: { estado: ['pendiente'] } };
const RESUELTAS: Datos<ListaDeSolicitudes> = { consulta: { estado: ['aprobada', 'rechazada'] } };

/** The two lists of a screen of requests (spec §7): what waits, and what was decided. */
export const useSolicitudes = <L extends ListaDeSolicitudes>(llamada: L) => ({
  pendientes: useLista(llamada, PENDIENTES as Datos<L>),
  historial: useLista(llamada, RESUELTAS as Datos<L>),
});
