// Clients on their way to another collector, and nobody brings them on: the page was closed, or the server killed.
import { expect, it } from 'vitest';
import { llevarReasignaciones } from '../../functions/src/use-cases/reasignaciones/llevar-reasignaciones.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { invocar } from '../setup/invocar.ts';
import { libroCuadrado } from '../setup/libro.ts';
import { empezar, seguir } from '../setup/reasignar.ts';

const mundo = abrirMundo();

it('is brought to its end by the clock when nobody does, once', async () => {
  const gerente = await mundo.cuenta('gerente@leal.demo');
  const leerla = async (id_reasignacion: string) =>
    (await invocar(gerente, 'leerReasignacion', { parametros: { id_reasignacion } })).cuerpo;
  const creditos = Array.from({ length: 27 }, () => ({}));
  const [de, a] = await Promise.all([mundo.cobrador(creditos), mundo.cobrador()]);
  const { cuerpo } = await empezar(gerente, { de: de.uid, a: [a.uid] });
  const { creado_en } = cuerpo;
  const reloj = (segundos: number) => ({ ahora: () => new Date(Date.parse(creado_en) + segundos * 1000) });
  await seguir(gerente, cuerpo.id_reasignacion);
  // Somebody is at it; then nobody is, and two runs of the clock meet.
  await llevarReasignaciones(reloj(10), 60_000);
  expect(await leerla(cuerpo.id_reasignacion)).toMatchObject({ estado: 'en_curso', pasaron: 25 });
  await Promise.all([llevarReasignaciones(reloj(60), 60_000), llevarReasignaciones(reloj(60), 60_000)]);
  expect(await leerla(cuerpo.id_reasignacion)).toMatchObject({ estado: 'terminada', pasaron: 27 });
  expect((await libroCuadrado(mundo.db, a.uid)).clientes).toHaveLength(27);
  const [fila] = (await libroCuadrado(mundo.db, de.uid)).bitacora.filter(
    ({ accion }) => accion === 'clientes/reasignar',
  );
  expect(fila).toMatchObject({ id_usuario: gerente.uid });
});
