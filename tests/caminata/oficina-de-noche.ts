// An office whose nights look for signals: opened, walked through its days by the calls of its people, and read as a manager reads it.
import type { DiaConSenales } from '@leal/contract';
import { fecha, type Fecha, sumarDias } from '@leal/domain';
import { abrirSala, alEmpezar, gente, type Sala } from '@leal/jugador';
import { expect } from 'vitest';
import { olvidarTodo } from '../../functions/src/platform/cache-temporal.ts';
import { guardarSenales } from '../../functions/src/use-cases/reportes/guardar-senales.ts';
import { invocar } from '../setup/invocar.ts';
import { comoPersona, mundoDe } from '../setup/mundo-de-sala.ts';
import type { Mundo, Persona } from '../setup/mundo.ts';
import { conNumeros, sinErrores } from './con-oficina.ts';
import { alas, hoy } from './plantar.ts';

/** A Monday. */
export const LUNES = fecha('2026-11-23');

export const clavesDe = (dias: readonly DiaConSenales[]) =>
  dias.flatMap(({ senales }) => senales.map(({ clave }) => clave));

export type OficinaDeNoche = {
  readonly sala: Sala;
  readonly mundo: Mundo;
  readonly gerente: Persona;
  readonly noche: () => ReturnType<typeof guardarSenales>;
  readonly leer: (consulta?: object) => Promise<DiaConSenales[]>;
  /** Looks at that day in the morning after, and says what was found of that collector. */
  readonly hallado: (dia: Fecha, quien: Pick<Persona, 'uid'>) => Promise<string[]>;
};

export async function abrirDeNoche(nombre: string): Promise<OficinaDeNoche> {
  const oficina = gente(nombre, 1, 1);
  const [jefe] = oficina.gerentes;
  if (!jefe) throw new Error('Nobody');
  const gerente = comoPersona(jefe);
  const sala = await abrirSala(`demo-${nombre}`);
  sinErrores(sala);
  sala.ponerReloj(hoy);
  alas('2026-11-20', '09:00');
  sala.vaciar(alEmpezar(oficina, conNumeros({ dias_transferencia: 30 }), hoy()));
  const mundo = mundoDe(sala, [['gerente@leal.demo', gerente]], hoy);
  const noche = () => guardarSenales({ ahora: hoy });
  const leer = async (consulta: object = {}): Promise<DiaConSenales[]> => {
    const { estado, cuerpo } = await invocar(gerente, 'listarSenales', {
      consulta: { limite: 100, ...consulta },
    });
    expect(estado).toBe(200);
    return cuerpo.datos as unknown as DiaConSenales[];
  };
  const hallado = async (dia: Fecha, { uid }: Pick<Persona, 'uid'>) => {
    alas(sumarDias(dia, 1), '01:10');
    olvidarTodo();
    await noche();
    return clavesDe(await leer({ id_cobrador: uid, fecha: dia }));
  };
  return { sala, mundo, gerente, noche, leer, hallado };
}
