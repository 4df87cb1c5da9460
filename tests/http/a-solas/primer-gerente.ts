// `npm run crear-gerente`: the only way into a project in which nobody is registered, and no way into any other.

import { ROL } from '@leal/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { crearCuenta } from '../../../functions/src/platform/cuentas.ts';
import { crearPrimerGerente } from '../../../functions/src/use-cases/usuarios/crear-gerente.ts';
import type { ASolas } from '../../setup/a-solas.ts';
import { invocar } from '../../setup/invocar.ts';
import { CONTRASENA } from '../../setup/mundo.ts';
import { ordenar } from '../../setup/trabajo.ts';

const DE_OTRO = 'Ajena.2026';

export function primerGerente({ suite, mundo, datos, reloj }: ASolas): void {
  const gerentes = () => mundo.db.collection('usuarios').where('id_rol', '==', ROL.gerente).get();
  const crear = (email: string, nombre: string) => crearPrimerGerente({ email, nombre }, reloj.ahora());
  /** The password is chosen as the page behind the link does it. */
  const elegir = async (liga: string) =>
    expect((await fetch(`${liga}&newPassword=${CONTRASENA}`)).ok).toBe(true);

  it('where there is a manager no other is made', async () => {
    const antes = (await gerentes()).size;
    await expect(crear('otra@leal.prueba', 'Otra')).rejects.toMatchObject({ codigo: 'PROHIBIDO' });
    expect((await gerentes()).size).toBe(antes);
    await expect(suite.token('otra@leal.prueba')).rejects.toThrow();
  });

  it.each([
    ['sin-arroba', 'Ana'],
    ['ana@leal.prueba', ' '],
  ])('%j, %j is refused, and no account is made', async (email, nombre) => {
    await expect(crear(email, nombre)).rejects.toMatchObject({ codigo: 'DATOS_INVALIDOS' });
    await expect(suite.token(email)).rejects.toThrow();
  });

  describe('where there is none', () => {
    let guardados: (readonly [string, object])[] = [];
    beforeEach(async () => {
      const { docs } = await gerentes();
      guardados = docs.map((doc) => [doc.ref.path, doc.data()]);
      await Promise.all(docs.map(({ ref }) => ref.delete()));
    });
    afterEach(async () => {
      await Promise.all((await gerentes()).docs.map(({ ref }) => ref.delete()));
      await Promise.all(guardados.map(([camino, campos]) => mundo.db.doc(camino).set(campos)));
    });

    it('the first comes in with the password that the link sets; again it is the same one, and nobody else', async () => {
      const email = 'ana.duarte@leal.prueba';
      const { codigo, texto } = await ordenar(datos, ['crear-gerente', email, '--nombre', 'Ana Duarte']).fin;
      expect(codigo, texto).toBe(0);
      await elegir(/https?:\S+/.exec(texto)?.[0] ?? texto);
      const ana = await mundo.cuenta(email);
      expect((await invocar(ana, 'dashboardStats')).estado).toBe(200);

      expect(await crear(email, 'Otro Nombre')).toMatch(/^http/);
      await expect(crear('otra@leal.prueba', 'Otra')).rejects.toMatchObject({ codigo: 'PROHIBIDO' });
      const { docs } = await gerentes();
      expect(docs.map((doc) => doc.get('nombre'))).toEqual(['Ana Duarte']);
      expect((await invocar(ana, 'dashboardStats')).estado).toBe(200);
      const altas = await mundo.db
        .collection('bitacora')
        .where('accion', '==', 'auth/register')
        .where('nombre_usuario', '==', 'Ana Duarte')
        .get();
      expect(altas.docs.map((doc) => doc.get('documento'))).toEqual(docs.map(({ ref }) => ref.path));
    });

    it('two of them at once: one is made', async () => {
      const hechos = await Promise.allSettled([
        crear('clara@leal.prueba', 'Clara'),
        crear('diego@leal.prueba', 'Diego'),
      ]);
      expect(hechos.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect((await gerentes()).size).toBe(1);
    });

    it('an account that somebody had made with that e-mail before is theirs no longer', async () => {
      const email = 'berta.solis@leal.prueba';
      await crearCuenta(email, DE_OTRO);
      await suite.token(email, DE_OTRO);
      const liga = await crear(email, 'Berta Solís');
      await expect(suite.token(email, DE_OTRO)).rejects.toThrow();
      await elegir(liga);
      await expect(suite.token(email, CONTRASENA)).resolves.toMatch(/\./);
    });
  });
}
