import * as z from 'zod/mini';
import { dia, momento, monto } from '../comunes/guardado.ts';

/** Credits and their balance, by how long they were behind (`tramosDeAtraso`). */
const porTramo = { n: z.array(z.int()), saldo_centavos: z.array(monto) };

/** A collector's portfolio as the day before left it: kept by the night, and read by it when it has seen everybody. */
export const cierreDoc = z.object({
  id_cobrador: z.string(),
  /** The night's run that wrote it. */
  corrida: z.string(),
  montos: z.array(z.object(porTramo)),
  antiguedades: z.array(z.object(porTramo)),
  colonias: z.array(z.object({ clave: z.string(), nombre: z.string(), ...porTramo })),
});
export type CierreDoc = z.output<typeof cierreDoc>;

/** Everybody's together, at the end of that day. */
export const riesgoDeAyerDoc = z.object({
  fecha: dia,
  hecho_en: momento,
  /** The collectors of whom the night could not keep it: they are in none of it. */
  faltan: z.int(),
  montos: z.array(z.object(porTramo)),
  antiguedades: z.array(z.object(porTramo)),
  /** Those with the largest balance, which comes first. */
  colonias: z.array(z.object({ nombre: z.string(), ...porTramo })),
  otras: z.object({ colonias: z.int(), ...porTramo }),
  sin_colonia: z.object(porTramo),
});
export type RiesgoDeAyerDoc = z.output<typeof riesgoDeAyerDoc>;
