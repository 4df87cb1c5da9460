// Two managers do the same about one person at once, at a desk and on a phone: the second one is told before anything is done.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { invocar } from '../../setup/invocar.ts';
import { type Cobrador, CONTRASENA } from '../../setup/mundo.ts';
import { contestar } from '../apoyo/bandeja.ts';
import {
  abrirAmbos,
  AL_REVES,
  type Ambos,
  confirmarDosVeces,
  ponerDia,
  quienesHicieron,
  tocable,
  tocar,
} from '../apoyo/dos-gerentes.ts';
import { quieta } from '../apoyo/ejes.ts';
import { usarEscenas } from '../apoyo/escena.ts';
import { pulsar } from '../apoyo/pulsar.ts';
import { correo, llenar, nueva } from '../apoyo/registrar-usuario.ts';
import { revisar, revisarDialogo } from '../apoyo/revisar.ts';
import { dialogo, oye, sinDialogo } from '../apoyo/ruta.ts';

const { mundo, abrirComo } = usarEscenas();

describe.each(AL_REVES)('people, one %s', (_, ...tamanos) => {
  const CAMBIARON = 'Los datos cambiaron. Revísalos antes de confirmar.';
  const usuario = async (uid: string) => (await mundo.db.doc(`usuarios/${uid}`).get()).data() ?? {};

  /** Both managers before the row of a collector of their own. */
  async function ante(): Promise<Ambos & { cobrador: Cobrador; nombre: string }> {
    const cobrador = await mundo.cobrador([]);
    const cuerpo = { dispositivo: 'tel-1', version: '1.0.7', sin_enviar: 3, monto_sin_enviar: 240 };
    await invocar(cobrador, 'avisarContacto', { cuerpo });
    const direccion = `${mundo.suite.url}gerente/equipo?q=${encodeURIComponent(cobrador.email)}`;
    const ambos = await abrirAmbos(mundo, abrirComo, tamanos, async (pagina) => {
      await pagina.goto(direccion);
      await pagina.getByText('1 cuenta encontrada', { exact: true }).waitFor();
    });
    return { ...ambos, cobrador, nombre: `Cobrador ${cobrador.prefijo}` };
  }

  /** A button of the phone is at a desk in the menu. */
  async function pedir(pagina: Page, nombre: string, que: string): Promise<void> {
    const propio = pagina.getByRole('button', { name: `${que} de ${nombre}`, exact: true });
    if (await propio.isVisible()) return pulsar(propio);
    await tocar(pagina, `Más de ${nombre}`);
    // A menu that still grows under the finger is pressed at another line.
    await quieta(pagina);
    await oye(pagina);
    await pulsar(pagina.getByRole('menuitem', { name: que, exact: true }));
  }

  test('a name', async () => {
    const { a, b, cobrador, nombre } = await ante();
    await revisar(a.pagina);
    const escribir = async (pagina: Page, nuevo: string) => {
      await tocar(pagina, `Editar a ${nombre}`);
      await dialogo(pagina).getByLabel('Nombre').fill(nuevo);
    };
    await escribir(a.pagina, 'Nora Ibarra');
    await revisarDialogo(a.pagina);
    await escribir(b.pagina, 'Ana Ruiz');
    await contestar(b.pagina, 'Guardar Cambios');
    await sinDialogo(b.pagina);
    await confirmarDosVeces(a.pagina, {
      boton: 'Guardar Cambios',
      dice: CAMBIARON,
      guardado: () => usuario(cobrador.uid),
      sigue: async (pregunta) => {
        await pregunta.getByText('Ana Ruiz', { exact: true }).waitFor();
        expect(await pregunta.getByLabel('Nombre').inputValue()).toBe('Nora Ibarra');
      },
    });
    expect(await usuario(cobrador.uid)).toMatchObject({ nombre: 'Nora Ibarra' });
    await tocable(a.pagina, 'Editar a Nora Ibarra').waitFor();
    await b.pagina.reload();
    await tocable(b.pagina, 'Editar a Nora Ibarra').waitFor();
    expect(await quienesHicieron({ a, b }, 'usuarios/editar')).toEqual([b.nombre, a.nombre]);
  });

  test('vacations', async () => {
    const { a, b, cobrador, nombre } = await ante();
    const escribir = async (pagina: Page, del: string, al: string) => {
      await pedir(pagina, nombre, 'Vacaciones');
      await ponerDia(dialogo(pagina), 'Primer día', del);
      await ponerDia(dialogo(pagina), 'Último día', al);
    };
    await escribir(a.pagina, '17/11/2026', '27/11/2026');
    await revisarDialogo(a.pagina);
    await escribir(b.pagina, '20/11/2026', '21/11/2026');
    await contestar(b.pagina, 'Guardar vacaciones');
    await sinDialogo(b.pagina);
    await confirmarDosVeces(a.pagina, {
      boton: 'Guardar vacaciones',
      dice: /^De vacaciones del 20\/11\/2026 al 21\/11\/2026\. Revisa los días y guarda de nuevo\.$/,
      guardado: () => usuario(cobrador.uid),
      sigue: async (pregunta) => {
        await pregunta.getByText('Otra persona las cambió mientras tanto', { exact: true }).waitFor();
        expect(await pregunta.getByLabel('Último día').inputValue()).toBe('27/11/2026');
      },
    });
    const VACACIONES = { del: '2026-11-17', al: '2026-11-27' };
    expect(await usuario(cobrador.uid)).toMatchObject({ vacaciones: VACACIONES });
    await b.pagina.reload();
    await b.pagina
      .getByTitle('De vacaciones hasta el 27/11/2026')
      .or(b.pagina.getByText('De vacaciones hasta el 27/11/2026', { exact: true }))
      .waitFor();
    await revisar(b.pagina);
    expect(await quienesHicieron({ a, b }, 'usuarios/vacaciones')).toEqual([b.nombre, a.nombre]);
  });

  test('a lost phone: there is nothing left to ask for the second one', async () => {
    const { a, b, nombre } = await ante();
    const preguntar = async (pagina: Page) => {
      await pedir(pagina, nombre, 'Teléfono perdido');
      await dialogo(pagina)
        .getByRole('button', { name: /^Se perdió este/ })
        .click();
      await dialogo(pagina)
        .getByText(/^Tenía sin enviar 3 registros por \$240\.00/)
        .waitFor();
    };
    await pedir(a.pagina, nombre, 'Teléfono perdido');
    await dialogo(a.pagina)
      .getByRole('button', { name: /^Se perdió este/ })
      .waitFor();
    await revisarDialogo(a.pagina);
    await contestar(a.pagina, 'Cancelar');
    await sinDialogo(a.pagina);
    await preguntar(a.pagina);
    await revisarDialogo(a.pagina);
    await preguntar(b.pagina);
    await contestar(b.pagina, 'Dar por perdido');
    await sinDialogo(b.pagina);
    await contestar(a.pagina, 'Dar por perdido');
    await dialogo(a.pagina).getByText('Este teléfono ya se dio por perdido.', { exact: true }).waitFor();
    await revisarDialogo(a.pagina);
    await contestar(a.pagina, 'Cerrar');
    await sinDialogo(a.pagina);
    for (const { pagina } of [a, b]) {
      await pagina.reload();
      await pagina.getByText('Teléfono perdido', { exact: true }).waitFor();
    }
    await revisar(b.pagina);
    expect(await quienesHicieron({ a, b }, 'usuarios/telefono-perdido')).toEqual([b.nombre]);
  });

  test('all sessions', async () => {
    const { a, b, cobrador, nombre } = await ante();
    const preguntar = async (pagina: Page) => {
      await pedir(pagina, nombre, 'Terminar sesiones');
      await dialogo(pagina)
        .getByText(/Sale de la app en 1 teléfono/)
        .waitFor();
    };
    await preguntar(a.pagina);
    await revisarDialogo(a.pagina);
    await preguntar(b.pagina);
    await contestar(b.pagina, 'Terminar sesiones');
    await sinDialogo(b.pagina);
    await confirmarDosVeces(a.pagina, {
      boton: 'Terminar sesiones',
      dice: CAMBIARON,
      guardado: () => usuario(cobrador.uid),
      sigue: (pregunta) => pregunta.getByText(/No se sabe de ningún teléfono/).waitFor(),
    });
    expect(await quienesHicieron({ a, b }, 'usuarios/terminar-sesiones')).toEqual([b.nombre, a.nombre]);
  });

  test('a link for a password, of whom the other has turned off meanwhile', async () => {
    const { a, b, nombre } = await ante();
    await pedir(a.pagina, nombre, 'Enlace para una contraseña');
    await revisarDialogo(a.pagina);
    const cambiar = async (que: 'Activar' | 'Desactivar') => {
      const propio = tocable(b.pagina, `${que} a ${nombre}`);
      await ((await propio.isVisible()) ? pulsar(propio) : pedir(b.pagina, nombre, que));
      await contestar(b.pagina, que);
      await sinDialogo(b.pagina);
    };
    await cambiar('Desactivar');
    // Until the list is read again, 'Activar' is nowhere.
    await b.pagina.getByText('Desactivado', { exact: true }).waitFor();
    await contestar(a.pagina, 'Crear enlace');
    await dialogo(a.pagina)
      .getByText('La cuenta está desactivada. Actívala antes de darle otra contraseña.')
      .waitFor();
    await revisarDialogo(a.pagina);
    await cambiar('Activar');
    await contestar(a.pagina, 'Crear enlace');
    await dialogo(a.pagina).getByRole('textbox', { name: 'Enlace' }).waitFor();
    await revisarDialogo(a.pagina);
    await contestar(a.pagina, 'Cerrar');
    await sinDialogo(a.pagina);
    expect(await quienesHicieron({ a, b }, 'usuarios/enlace-contrasena')).toEqual([a.nombre]);
    expect(await quienesHicieron({ a, b }, 'usuarios/cambiar')).toEqual([b.nombre, b.nombre]);
  });

  test('the same e-mail registered by both: the second one is told at its field, and loses nothing', async () => {
    const { a, b } = await ante();
    const { nombre, email } = nueva();
    const abrirForma = async (pagina: Page, nombreDicho: string) => {
      await tocar(pagina, 'Registrar Usuario');
      await llenar(pagina, { nombre: nombreDicho, email });
    };
    await abrirForma(a.pagina, `${nombre} Gil`);
    await revisarDialogo(a.pagina);
    await abrirForma(b.pagina, nombre);
    await contestar(b.pagina, 'Registrar Usuario');
    await sinDialogo(b.pagina);
    await contestar(a.pagina, 'Registrar Usuario');
    const TOMADO = 'El correo electrónico ya está registrado';
    await dialogo(a.pagina).getByText(TOMADO, { exact: true }).waitFor();
    expect(await correo(a.pagina).getAttribute('aria-invalid')).toBe('true');
    expect(await dialogo(a.pagina).getByLabel('Nombre').inputValue()).toBe(`${nombre} Gil`);
    expect(await dialogo(a.pagina).getByLabel('Contraseña', { exact: true }).inputValue()).toBe(CONTRASENA);
    await revisarDialogo(a.pagina);
    await correo(a.pagina).fill(`otra-${email}`);
    await contestar(a.pagina, 'Registrar Usuario');
    await sinDialogo(a.pagina);
    await b.pagina.goto(`${mundo.suite.url}gerente/equipo?q=${encodeURIComponent(email)}`);
    await b.pagina.getByText('2 cuentas encontradas', { exact: true }).waitFor();
    expect(await quienesHicieron({ a, b }, 'auth/register')).toEqual([b.nombre, a.nombre]);
  });
});
