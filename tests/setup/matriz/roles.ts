// The roles' tests of a call: each role's answer, and the books before and after.
import type { NombreLlamada } from '@leal/contract';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { invocar } from '../invocar.ts';
import { leerLibro } from '../libro.ts';
import type { Mundo, Persona } from '../mundo.ts';
import { type Datos, datosDe, type Estado, type Fila, ponerEnEscena } from './fila.ts';
import { MATRIZ } from './matriz.ts';
import { APARTE, DE_QUIEN_LA_LLEVA, DE_QUIEN_LA_LLEVO } from './prestatario.ts';

const CODIGOS = { 403: 'PROHIBIDO', 404: 'NO_ENCONTRADO', 422: 'USUARIO_INVALIDO' } as const;

export type EnMatriz = keyof typeof MATRIZ;
/** It registers accounts: a room has none, a suite does. */
export const CON_CUENTAS: readonly EnMatriz[] = ['register'];

/** The loan of a route in both records, from the 16th until then. */
async function llevar(mundo: Mundo, de: string, a: string, hasta: Date): Promise<void> {
  const desde = new Date('2026-11-16T06:00:00Z');
  const prestada = {
    id_prestada: `p-${a}`,
    de,
    nombre_de: 'De',
    a,
    nombre_a: 'A',
    desde,
    hasta,
    ambos: false,
  };
  for (const uid of [de, a]) await mundo.db.doc(`usuarios/${uid}`).update({ rutas_prestadas: [prestada] });
}

async function probar(nombre: NombreLlamada, quien: Persona, datos: Datos, espera: Estado) {
  const fila = MATRIZ[nombre as keyof typeof MATRIZ];
  const respuesta = await invocar(quien, nombre, await fila.peticion(datos));
  expect(respuesta.estado).toBe(espera);
  if (espera >= 400) expect(respuesta.cuerpo.code).toBe(CODIGOS[espera as keyof typeof CODIGOS]);
  return respuesta;
}

/** A day that is over for whoever works a route, and the days that hold now. */
const AYER_Y_HOY = [
  { cuando: 'the day after', hasta: '2026-11-18T06:00:00Z', vale: false },
  { cuando: 'while it is lent to them', hasta: '2026-11-21T06:00:00Z', vale: true },
];

/** Call it at the top of a file. */
export function probarRoles(mundo: Mundo, nombres: readonly EnMatriz[]): void {
  const filas = nombres.map((nombre): { nombre: EnMatriz; fila: Fila } => ({ nombre, fila: MATRIZ[nombre] }));
  let otro: Persona;
  let gerente: Persona;
  let supervisor: Persona;
  beforeAll(async () => {
    [otro, gerente, supervisor] = await Promise.all([
      mundo.cobrador([{}]),
      mundo.cuenta('gerente@leal.demo'),
      mundo.cuenta('supervisor@leal.demo'),
    ]);
  });

  describe.each(filas)('$nombre', ({ nombre, fila }) => {
    it('answers each role as the matrix says, and a refusal changes nothing', async () => {
      const { dueno, datos: deEl } = await ponerEnEscena(mundo, fila);
      const propios = deEl();
      const nadie = datosDe(`nadie-${randomUUID().slice(0, 8)}`);
      const casos = [
        { quien: otro, datos: propios, espera: fila.cobrador[1] },
        { quien: dueno, datos: nadie, espera: fila.cobrador[2] },
        { quien: supervisor, datos: propios, espera: fila.supervisor[0] },
        { quien: supervisor, datos: nadie, espera: fila.supervisor[1] },
        { quien: gerente, datos: nadie, espera: fila.gerente[1] },
        {
          quien: gerente,
          datos: fila.cadaQuienUno ? deEl(2) : propios,
          espera: fila.gerente[0],
        },
        { quien: dueno, datos: propios, espera: fila.cobrador[0] },
      ];
      const antes = await leerLibro(mundo.db, dueno.uid);
      const respuestas = [];
      for (const { quien, datos, espera } of casos) {
        if (espera < 300) continue;
        respuestas.push(await probar(nombre, quien, datos, espera));
      }
      expect(await leerLibro(mundo.db, dueno.uid)).toEqual(antes);
      for (const { quien, datos, espera } of casos) {
        if (espera < 300) await probar(nombre, quien, datos, espera);
      }
      // A collector cannot tell another's id from one that does not exist.
      const [ajeno, inexistente] = respuestas;
      if (fila.cobrador[1] >= 400) expect(inexistente?.cuerpo).toEqual(ajeno?.cuerpo);
    });
  });

  describe.each(filas)('$nombre, of a route that is lent', ({ nombre, fila }) => {
    it('answers whoever works it as its own collector, and the day after hears only of their cash', async () => {
      const { dueno, datos } = await ponerEnEscena(mundo, fila);
      const prestatario = await mundo.cobrador([{}]);
      const [propio, ajeno] = fila.cobrador;
      for (const { cuando, hasta, vale } of AYER_Y_HOY) {
        await llevar(mundo, dueno.uid, prestatario.uid, new Date(hasta));
        const puede = vale ? DE_QUIEN_LA_LLEVA : DE_QUIEN_LA_LLEVO;
        const espera = APARTE[nombre] ?? (puede.has(nombre) ? propio : ajeno);
        const antes = await leerLibro(mundo.db, dueno.uid);
        const { estado } = await invocar(prestatario, nombre, await fila.peticion(datos()));
        expect([cuando, estado]).toEqual([cuando, espera]);
        if (espera >= 400) expect(await leerLibro(mundo.db, dueno.uid)).toEqual(antes);
      }
    });
  });
}
