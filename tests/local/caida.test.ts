// The store is killed in the middle of a morning's work: what was acknowledged is there, what was not can be sent
// again under its key, and nothing is there twice.
import { LLAMADAS } from '@leal/contract';
import { ROL } from '@leal/domain';
import type { Suite } from '@leal/local';
import { unaCartera, unUsuario } from '@leal/seed';
import { expect, test, vi } from 'vitest';
import { comprobarExito } from '../setup/invocar.ts';
import { libroCuadrado } from '../setup/libro.ts';
import { abrirMundo, pedir } from '../setup/mundo.ts';
import { pagado } from '../setup/pagado.ts';
import { disparar, ordenar } from '../setup/trabajo.ts';
import { RELOJ_DE_PRUEBAS } from '../setup/reloj.ts';
import { suiteMortal } from '../setup/suite-mortal.ts';

const CREDITOS = 128;
const A_LA_VEZ = 16;
const MINIMO_ANTES = 40;

const { datos, iniciar, matarFirestore, abrir } = suiteMortal('caida');
const primera = await iniciar(RELOJ_DE_PRUEBAS);
const mundo = abrirMundo(primera);
let segunda: Suite | undefined;

const pago = (uid: string, n: number) => ({
  cuerpo: { id_credito: `${uid}-cre-${n}`, monto: 100, fecha_abono: '2026-11-18' },
  clave: `pago-${n}`,
});

test('kill -9 of the store under load loses no acknowledged payment and doubles none', async () => {
  const { uid, email, llamar } = await mundo.cobrador(Array.from({ length: CREDITOS }, () => ({})));
  const confirmados = new Map<number, unknown>();
  let vivo = true;
  const cola = Array.from({ length: CREDITOS }, (_, i) => i + 1).values();
  const obrero = async () => {
    for (const n of cola) {
      const respuesta = await llamar('POST', 'abonos/registrar', pago(uid, n)).catch(() => undefined);
      if (respuesta?.estado === 200) confirmados.set(n, respuesta.cuerpo);
      if (!vivo) return;
    }
  };
  const obreros = Array.from({ length: A_LA_VEZ }, obrero);
  await vi.waitFor(() => expect(confirmados.size).toBeGreaterThan(MINIMO_ANTES), {
    interval: 5,
    timeout: 100_000,
  });
  matarFirestore();
  vivo = false;
  // Calls in flight have met a dead store: they end with the suite, unanswered.
  await primera.detener();
  await Promise.all(obreros);
  expect(confirmados.size).toBeLessThan(CREDITOS);

  segunda = await iniciar('2026-11-18T12:00:00-06:00');
  const db = abrir(segunda);
  const { movimientos } = await libroCuadrado(db, uid);
  const enElLibro = new Set(movimientos.map(({ id_credito }) => Number(id_credito.split('-').at(-1))));
  expect([...confirmados.keys()].filter((n) => !enElLibro.has(n))).toEqual([]);

  const token = await segunda.token(email, 'Leal.2026');
  for (let n = 1; n <= CREDITOS; n += 1) {
    const respuesta = await pedir(segunda, token, 'POST', 'abonos/registrar', pago(uid, n));
    comprobarExito(LLAMADAS.registrarAbono, respuesta);
    if (confirmados.has(n)) expect(respuesta.cuerpo).toEqual(confirmados.get(n));
    else expect(respuesta.cuerpo).toMatchObject({ yaRegistrado: false });
  }
  expect((await libroCuadrado(db, uid)).movimientos).toHaveLength(CREDITOS);
});

const EXTRAS = 12;
const PRIMEROS = 3;

test('weekly reports that are killed midway are finished by the next run, as if nothing had happened', async () => {
  const suite = segunda ?? primera;
  const db = abrir(suite);
  const lote = db.batch();
  const cobrador = { id_usuario: 'con-pagos' };
  const { documentos } = unaCartera({ ahora: await suite.ahora(), cobrador, creditos: [pagado(600)] });
  for (const { ruta, datos: documento } of documentos) lote.set(db.doc(ruta), documento);
  for (let n = 1; n <= EXTRAS; n += 1)
    lote.set(db.doc(`usuarios/extra-${n}`), unUsuario({ id_usuario: `extra-${n}`, activo: n % 3 > 0 }));
  await lote.commit();
  const reportes = async () =>
    (await db.collection('reportes_semanales').get()).docs.map((foto) => foto.data());
  const compilados = async () => (await reportes()).filter((reporte) => reporte['por_recompilar'] === false);
  const cuentas = (await db.collection('usuarios').where('id_rol', '==', ROL.cobrador).count().get()).data()
    .count;
  // The mark of a week with nothing to report is taken away.
  const vistos = async () => (await compilados()).length + cuentas - (await reportes()).length;

  // All are marked and three looked at; then the store takes no more, and the run is killed in the middle of trying.
  const falla = {
    method: 'Commit',
    action: 'refuse',
    code: 14,
    times: 100_000,
    after: 1 + PRIMEROS,
  };
  await suite.fallar(falla);
  const muerta = ordenar(datos, ['reportes', '--semana', '2026-11-09']);
  await expect.poll(vistos).toBe(PRIMEROS);
  muerta.proceso.kill('SIGKILL');
  await muerta.fin;
  await suite.quitarFallas();

  await disparar(suite, 'recompilarReportes');
  const [todos, hechos] = [await reportes(), await compilados()];
  expect(hechos).toHaveLength(todos.length);
  const demas = ordenar(datos, ['reportes', '--semana', '2026-11-09']);
  const { codigo, texto } = await demas.fin;
  expect([codigo, texto]).toEqual([0, expect.stringMatching(/compilados o cambiados: 0 · sin cambios: \d+/)]);
  expect(await reportes()).toEqual(todos);
  // Four were turned off and did nothing that week.
  expect(todos.map(({ id_cobrador }) => id_cobrador as string).sort()).toEqual(
    expect.arrayContaining(['con-pagos', 'extra-1', 'extra-11']),
  );
  expect(todos.some(({ id_cobrador }) => id_cobrador === 'extra-12')).toBe(false);
});
