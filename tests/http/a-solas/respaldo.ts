// A restore, rehearsed: everything is lost, the backup comes back, and the phones send again what came after it.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getApps } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, expect, it } from 'vitest';
import { conciliacion } from '../../../tools/local/src/trabajos/conciliar.ts';
import { respaldo, restauracion } from '../../../tools/local/src/trabajos/respaldo.ts';
import type { ASolas } from '../../setup/a-solas.ts';
import { invocar } from '../../setup/invocar.ts';
import { leerLibro, libroCuadrado } from '../../setup/libro.ts';
import { CONTRASENA } from '../../setup/mundo.ts';

export function respaldoRestaurado({ suite, mundo }: ASolas): void {
  const raiz = mkdtempSync(join(tmpdir(), 'leal-respaldos-'));
  afterAll(() => rmSync(raiz, { recursive: true, force: true }));
  const carpeta = (nombre: string) => join(raiz, nombre);
  const respaldar = (nombre: string) => respaldo.preparar({ carpeta: carpeta(nombre) })();
  const restaurar = (nombre: string, encima = false) =>
    restauracion.preparar({ carpeta: carpeta(nombre), encima })();
  /** A copy of one that is whole, in which something is another. */
  const estropear = (nombre: string, archivo: string, cambiar: (texto: string) => string) => {
    cpSync(carpeta('ahora'), carpeta(nombre), { recursive: true });
    const ruta = join(carpeta(nombre), archivo);
    writeFileSync(ruta, cambiar(readFileSync(ruta, 'utf8')));
    return restaurar(nombre);
  };
  const documentosDe = (nombre: string) => readFileSync(join(carpeta(nombre), 'documentos.ndjson'), 'utf8');
  const cuadra = async () => expect((await conciliacion.preparar({ revisar: true })()).bien).toBe(true);

  /** Documents and accounts, as no mistake of an owner could do it better. */
  async function perderTodo(): Promise<void> {
    const { puertos, proyecto } = suite;
    const base = `emulator/v1/projects/${proyecto}`;
    for (const url of [
      `http://127.0.0.1:${puertos.firestore}/${base}/databases/(default)/documents`,
      `http://127.0.0.1:${puertos.auth}/${base}/accounts`,
    ])
      expect((await fetch(url, { method: 'DELETE', headers: { authorization: 'Bearer owner' } })).ok).toBe(
        true,
      );
    expect((await mundo.db.listCollections()).length).toBe(0);
  }

  it('brings everything back, everybody signs in, and what came later is sent again once', async () => {
    const [cobrador, gerente] = [await mundo.cobrador([{}, {}, {}]), await mundo.gerente()];
    const [credito, otro] = [`${cobrador.uid}-cre-1`, `${cobrador.uid}-cre-2`];
    const pagar = (id_credito: string) =>
      invocar(cobrador, 'registrarAbono', {
        clave: `pago ${id_credito}`,
        cuerpo: { id_credito, monto: 120 },
      });
    const antes = await pagar(credito);
    await respaldar('antes');

    const despues = await pagar(otro);
    expect([antes.estado, despues.estado]).toEqual([200, 200]);
    const cuentas = getAuth(getApps()[0]);
    await cuentas.updateUser(cobrador.uid, { password: 'Otra.2026' });
    const tardia = await mundo.gerente();
    await perderTodo();
    await restaurar('antes');

    await respaldar('despues');
    expect(documentosDe('despues')).toBe(documentosDe('antes'));
    await cuadra();
    for (const { email, id_rol, uid } of [
      ...suite.usuarios,
      { ...cobrador, id_rol: 5 },
      { ...gerente, id_rol: 6 },
    ]) {
      const dicho = await cuentas.verifyIdToken(await suite.token(email, CONTRASENA));
      expect(dicho).toMatchObject({ uid, email, id_rol });
    }
    await expect(suite.token(tardia.email, CONTRASENA)).rejects.toThrow('EMAIL_NOT_FOUND');

    // The phone does not know which of its payments were in the backup: it sends all of them, under their keys.
    const { estado, cuerpo } = await pagar(credito);
    expect([estado, cuerpo]).toEqual([antes.estado, antes.cuerpo]);
    for (let veces = 0; veces < 2; veces += 1) expect((await pagar(otro)).estado).toBe(200);
    const { movimientos } = await leerLibro(mundo.db, cobrador.uid);
    expect(movimientos.map(({ id_credito }) => id_credito).toSorted()).toEqual([credito, otro]);
    await libroCuadrado(mundo.db, cobrador.uid);
    await cuadra();
  });

  it('over data of now, where that is asked for, leaves nothing of them, and ends nobody’s session', async () => {
    await respaldar('ahora');
    const [gerente, tardio] = [await mundo.cuenta('gerente@leal.demo'), await mundo.cobrador([{}])];
    const antes = documentosDe('ahora');
    await expect(restaurar('ahora')).rejects.toThrow(/no está vacía.*--encima/);
    expect((await mundo.db.doc(`usuarios/${tardio.uid}`).get()).exists).toBe(true);
    await restaurar('ahora', true);
    await respaldar('otra-vez');
    expect(documentosDe('otra-vez')).toBe(antes);
    expect((await mundo.db.doc(`usuarios/${tardio.uid}`).get()).exists).toBe(false);
    expect((await invocar(gerente, 'dashboardStats')).estado).toBe(200);
  });

  it('that was ended in the middle goes on by the same command, and nobody gets in before', async () => {
    const gerente = await mundo.cuenta('gerente@leal.demo');
    await suite.fallar({ method: 'Commit', action: 'refuse', code: 13, after: 1 });
    await expect(restaurar('ahora', true)).rejects.toThrow();
    await expect(respaldar('media')).rejects.toThrow(/quedó a medias/);
    await expect(restaurar('antes')).rejects.toThrow(/Otra restauración quedó a medias/);
    expect((await mundo.db.doc(`usuarios/${gerente.uid}`).get()).exists).toBe(false);
    await restaurar('ahora');
    await respaldar('entera');
    expect(documentosDe('entera')).toBe(documentosDe('ahora'));
  });

  it.each<[string, () => unknown, RegExp]>([
    ['over another one', () => respaldar('ahora'), /no está vacía/],
    ['of nothing', () => restaurar('nada'), /no hay un respaldo completo/],
    ['without a folder', () => respaldo.preparar({}), /npm run respaldo -- carpeta/],
    ['of the cloud', () => restauracion.preparar({ carpeta: 'x', proyecto: 'leal-mx' }), /docs\/deploy\.md/],
    ['that was changed', () => estropear('otras', 'cuentas.json', () => '{"users":[]}'), /está dañado/],
    [
      'cut in half',
      () => estropear('corta', 'documentos.ndjson', (todo) => todo.slice(0, todo.length / 2)),
      /está dañado/,
    ],
    [
      'whose note is cut',
      () => estropear('sin-nota', 'respaldo.json', () => '{"for'),
      /no hay un respaldo completo/,
    ],
    [
      'of another version',
      () => estropear('nueva', 'respaldo.json', (nota) => nota.replace('"formato": 1', '"formato": 2')),
      /de otra versión de Leal \(formato 2; esta lee el 1\)/,
    ],
  ])('%s is refused, and nothing changes', async (_, hacer, dice) => {
    const cuantos = async () => (await mundo.db.collection('usuarios').count().get()).data().count;
    const antes = await cuantos();
    await expect(async () => hacer()).rejects.toThrow(dice);
    expect(await cuantos()).toBe(antes);
  });
}
