// The loan of a route: what is refused, what ends it, and what comes of what was tapped before and after.
import { describe, expect, it } from 'vitest';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { escenaDe } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { abonar, prestador, TAP } from '../setup/prestador.ts';
import { HOY, prestar, terminar } from '../setup/prestar.ts';
import { sinDiferencias } from '../setup/reasignador.ts';
import { NO } from '../setup/tareas.ts';

// The suite's clock runs from Wednesday 18 November 2026, 11:00.
const mundo = abrirMundo();
const { conOtro, prestada, pasar, enMano, libros, noche, ruta } = prestador(mundo);
const gerente = await mundo.cuenta('gerente@leal.demo');

describe('once it is over', () => {
  it('what was tapped before is booked, what was tapped after waits for a manager', async () => {
    const par = await prestada();
    // As if it had been lent in the morning.
    for (const { uid } of [par.de.cobrador, par.a]) {
      const registro = mundo.db.doc(`usuarios/${uid}`);
      const [ruta] = ((await registro.get()).get('rutas_prestadas') ?? []) as object[];
      await registro.update({ rutas_prestadas: [{ ...ruta, desde: new Date('2026-11-18T15:00:00Z') }] });
    }
    await terminar(gerente, par.de.cobrador.uid, par.id_prestada);
    expect(await abonar(par.a, par)).toMatchObject(NO(403, 'PROHIBIDO'));
    const parametros = { id_usuario: par.de.cobrador.uid };
    expect(await invocar(par.a, 'activosSinPagoHoy', { parametros })).toMatchObject(NO(403, 'PROHIBIDO'));
    const tarde = { ...TAP, secuencia: 2 };
    expect(await abonar(par.a, par, tarde)).toMatchObject({ estado: 202 });
    const aTiempo = await abonar(par.a, par, {
      ...TAP,
      monto: 60,
      capturado_en: '2026-11-18T10:00:00-06:00',
    });
    expect(aTiempo).toMatchObject({ estado: 200, cuerpo: { yaRegistrado: false } });
    expect(await enMano(par)).toEqual([0, 6_000]);
    expect(await noche(par)).toMatchObject(sinDiferencias);
  });

  it('what was tapped before it began is not theirs', async () => {
    const par = await conOtro();
    await prestar(gerente, par.de.cobrador.uid, { a: par.a.uid, del: '2026-11-19', al: '2026-11-20' });
    expect(await abonar(par.a, par, { capturado_en: '2026-11-18T10:30:00-06:00' })).toMatchObject(
      NO(403, 'PROHIBIDO'),
    );
    expect((await ruta(par.a)).lleva).toBeUndefined();
    expect((await abonar(par.de.cobrador, par)).estado).toBe(200);
  });

  it('it is not ended twice', async () => {
    const par = await prestada();
    const { uid } = par.de.cobrador;
    expect((await terminar(gerente, uid, par.id_prestada)).estado).toBe(200);
    expect(await terminar(gerente, uid, par.id_prestada)).toMatchObject(NO(409, 'YA_PROCESADA'));
    expect(await terminar(gerente, par.a.uid, par.id_prestada)).toMatchObject(NO(404, 'NO_ENCONTRADO'));
  });

  it('whoever is turned off gives it back', async () => {
    const par = await prestada();
    expect((await escenaDe(mundo, par.a).apagar()).estado).toBe(200);
    expect((await ruta(par.de.cobrador)).prestada).toBeUndefined();
    expect((await abonar(par.de.cobrador, par)).estado).toBe(200);
  });

  it('a client who goes over meanwhile is the new collector’s, and the cash stays', async () => {
    const par = await prestada();
    await abonar(par.a, par);
    await pasar(par);
    expect(await enMano(par)).toEqual([0, 12_000]);
    expect(await noche(par)).toMatchObject(sinDiferencias);
  });
});

describe('it is lent', () => {
  it.each([
    ['to oneself', {}, 422, 'NO_ELEGIBLE'],
    ['backwards', { del: '2026-11-20', al: '2026-11-19' }, 422, 'FECHA_INVALIDA'],
    ['yesterday', { del: '2026-11-17' }, 422, 'FECHA_INVALIDA'],
    ['for too long', { al: '2027-02-18' }, 422, 'FECHA_INVALIDA'],
    ['in two years', { del: '2028-11-18', al: '2028-11-19' }, 422, 'FECHA_INVALIDA'],
    ['to nobody', { a: 'nadie' }, 404, 'NO_ENCONTRADO'],
  ] as const)('not %s', async (titulo, prestamo, estado, codigo) => {
    const par = await conOtro();
    const { uid } = par.de.cobrador;
    const a = titulo === 'to oneself' ? uid : par.a.uid;
    expect(await prestar(gerente, uid, { a, ...prestamo })).toMatchObject(NO(estado, codigo));
  });

  it('not to somebody who is turned off, nor by a collector', async () => {
    const par = await conOtro();
    expect(await prestar(par.a, par.de.cobrador.uid, { a: par.a.uid })).toMatchObject(NO(403, 'PROHIBIDO'));
    await escenaDe(mundo, par.a).apagar();
    expect(await prestar(gerente, par.de.cobrador.uid, { a: par.a.uid })).toMatchObject(
      NO(422, 'USUARIO_INVALIDO'),
    );
  });

  it('once by two managers at the same moment', async () => {
    const par = await conOtro();
    const otro = await mundo.cobrador([{}]);
    const dos = await Promise.all(
      [par.a, otro].map(({ uid }) => prestar(gerente, par.de.cobrador.uid, { a: uid })),
    );
    expect(dos.map(({ estado }) => estado).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  it('the team says it of both, and the audit who did it', async () => {
    const par = await prestada();
    const { cuerpo } = await invocar(gerente, 'listarUsuarios', { consulta: { email: par.a.email } });
    expect(cuerpo.datos[0]?.rutas_prestadas).toMatchObject([{ de: par.de.cobrador.uid, del: HOY, al: HOY }]);
    const [libro] = await libros(par);
    expect(libro.bitacora).toContainEqual(expect.objectContaining({ accion: 'rutas/prestar' }));
  });
});
