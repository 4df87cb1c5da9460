// Clients change hands in a walk.
import { elegirReasignacion, type Intento, Momento } from '@leal/jugador';
import { crearAzar, type Respuesta } from '@leal/seed';
import { invocar } from '../setup/invocar.ts';
import type { Oficina } from './oficina.ts';
import { llevarReasignadas } from './trabajos.ts';

/** How often, at a step. */
const CAMBIAN_DE_MANOS = 0.05;

type Como = {
  /** The walk's seed and the step: it draws for itself. */
  readonly semilla: string;
  readonly enviar: (intento: Intento, clave: string) => Promise<Respuesta>;
};

/**
 * A manager gives somebody's clients to somebody else, while no credits go over to another calendar, and watches some of it or
 * none; the clock does the rest.
 */
export async function reasignar(oficina: Oficina, { semilla, enviar }: Como): Promise<void> {
  if (oficina.espejo.documento('configuracion/mudanza')?.['estado'] === 'en_curso') return;
  await llevarReasignadas(oficina);
  const azar = crearAzar(`reasignar ${semilla}`);
  const elegida = azar.ocurre(CAMBIAN_DE_MANOS) && elegirReasignacion(new Momento(oficina, azar));
  if (!elegida) return;
  const { quien, seleccion } = elegida;
  const { a, clientes, ...resto } = seleccion;
  const consulta = { ...resto, a: a.join(','), ...(clientes && { clientes: clientes.join(',') }) };
  const visto = await invocar(quien, 'vistoReasignacion', { consulta });
  if (visto.estado !== 200) return;
  const invocacion = { cuerpo: { ...seleccion, visto: visto.cuerpo.visto } };
  const { cuerpo } = await enviar({ quien, nombre: 'crearReasignacion', invocacion }, 'reas');
  const { id_reasignacion } = cuerpo as { id_reasignacion?: string };
  if (id_reasignacion === undefined || azar.ocurre(0.5)) return;
  const parametros = { id_reasignacion };
  const nombre = azar.ocurre(0.9) ? 'seguirReasignacion' : 'detenerReasignacion';
  await enviar({ quien, nombre, invocacion: { parametros } }, 'sigue');
}
