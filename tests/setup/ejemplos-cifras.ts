// Valid requests for the office's figures over time.
import type { Ejemplo } from './ejemplos-altas.ts';

export const deCifras = (uid: string): Ejemplo[] => [
  { nombre: 'resultadoDeMes', buena: { consulta: { mes: '2026-11', limite: 5 } } },
  { nombre: 'evolucion', buena: { consulta: { id_cobrador: uid } } },
  { nombre: 'reporteDeRiesgo', buena: { consulta: { dias: 30 } } },
  { nombre: 'efectivoPorVenir', buena: {} },
  { nombre: 'riesgoDeAyer', buena: {} },
];
