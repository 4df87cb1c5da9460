// Valid requests for what goes into files, and for the audit.
import type { Ejemplo } from './ejemplos-altas.ts';

const NOMBRES = [
  'exportarClientes',
  'exportarCreditos',
  'exportarMovimientos',
  'exportarSolicitudes',
] as const;

export const deExportar = (uid: string): Ejemplo[] => [
  ...NOMBRES.flatMap((nombre) => [
    { nombre, buena: { consulta: { desde: '2026-11-01', hasta: '2026-11-30', limite: 5 } } },
    { nombre, buena: { consulta: { id_cobrador: uid, limite: 5 } } },
  ]),
  { nombre: 'exportarSolicitudes', buena: { consulta: { cuales: 'respondidas' } } },
  {
    nombre: 'leerBitacora',
    buena: {
      consulta: { id_cobrador: uid, id_cliente: 'x', accion: 'x', desde: '2026-11-01', hasta: '2026-11-18' },
    },
  },
];
