// The cash that is to come as each night leaves it: whenever it runs, cut short or with a collector whom it cannot read; held to a
// recount of the credits and rows that are stored.
import { type Fecha, fecha, instanteLocal, NEGOCIO_POR_DEFECTO, sumarDias } from '@leal/domain';
import { abrirSala, gente, hacer, Momento, nacer, siguiente } from '@leal/jugador';
import { crearAzar, type Documento } from '@leal/seed';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  conciliarDeNoche,
  conciliarSaldos,
} from '../../functions/src/use-cases/conciliacion/conciliar-saldos.ts';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { contarEfectivo } from '../cifras/recuento-efectivo.ts';
import { invocar } from '../setup/invocar.ts';
import { corregir } from './decidir.ts';
import {
  a,
  usarFeriaEnHora,
  cobrador,
  doc,
  enLista,
  enSala,
  gerente,
  hoy,
  minutos,
  otro,
  pagar,
  puente,
} from './feria.ts';

const contar = (documentos: readonly Documento[], dia: string, festivos: readonly string[] = []) =>
  contarEfectivo(documentos, dia, () => festivos);

describe('of an office by the hour', () => {
  usarFeriaEnHora();
  beforeEach(async () => {
    enSala().callar(() => undefined);
  });

  const guardado = () => doc('resumenes/efectivo');
  const noche = (limite_ms = Infinity) => conciliarDeNoche({ ahora: hoy }, limite_ms);
  const cuadra = (dia: string, festivos: readonly string[] = []) => {
    expect(guardado()['dia']).toBe(dia);
    expect(guardado()['cuentas']).toEqual(contar(enSala().espejo().todo(), dia, festivos));
  };
  const leer = async () => (await invocar(gerente, 'efectivoPorVenir')).cuerpo;
  const cobrar = async (...pago: Parameters<typeof pagar>) => {
    const { estado, cuerpo } = await pagar(...pago);
    expect(estado).toBe(200);
    return String(cuerpo.id_pago);
  };

  it('before any night it says so, and what is now is there', async () => {
    await cobrar(30, 120, 'p1');
    expect(await leer()).toMatchObject({ hoy: '2026-11-18', cobrado_hoy: 120, noche: null });
  });

  it('the night leaves what the rows say of the end of the day before, whatever has come since', async () => {
    await cobrar(30, 120, 'p1');
    a('2026-11-19', '03:00');
    await noche();
    cuadra('2026-11-19');
    const deNoche = guardado();
    a('2026-11-19', '15:00');
    await cobrar(40, 150, 'p2');
    await conciliarSaldos({ reloj: { ahora: hoy } });
    expect(guardado()).toEqual(deNoche);
    expect(await leer()).toMatchObject({ cobrado_hoy: 150, noche: { al_cierre: '2026-11-18', faltan: 0 } });
    expect((await leer()).noche?.dias).toHaveLength(14);
  });

  it('a late capture and a correction change what came on their day, and no forecast', async () => {
    const pago = await cobrar(30, 120, 'p1');
    a('2026-11-19', '03:00');
    await noche();
    const dicho = guardado()['pronosticos'] as Record<string, { del_dia: { plan_centavos: number } }>;
    a('2026-11-19', '12:00');
    await cobrar(30, 120, 'p2');
    a('2026-11-20', '03:00');
    await noche();
    const plan = dicho['2026-11-19']!.del_dia.plan_centavos / 100;
    expect((await leer()).noche?.ayer).toEqual({
      fecha: '2026-11-19',
      plan,
      esperado: expect.anything(),
      cobrado: 120,
    });
    a('2026-11-20', '11:00');
    await cobrar(40, 150, 'p3', instanteLocal(fecha('2026-11-19'), '17:30'));
    await corregir([cobrador, gerente], pago, { monto_nuevo: 100 });
    a('2026-11-21', '03:00');
    await noche();
    cuadra('2026-11-21');
    const { dias } = guardado()['cuentas'] as ReturnType<typeof contar>;
    const cobrado = (dia: string) => dias[dia]?.cobrado_centavos.reduce((x, y) => x + y, 0);
    expect([cobrado('2026-11-18'), cobrado('2026-11-19')]).toEqual([10_000, 27_000]);
    expect(guardado()['pronosticos']).toMatchObject(dicho);
  });

  it('a run that is cut short goes on where it was, and nobody is in it twice', async () => {
    await cobrar(30, 120, 'p1');
    a('2026-11-19', '03:00');
    await noche(0);
    expect(guardado()).toEqual({});
    // Each time the store takes three writes, the record's at its start and two more, and is away.
    const registro = () => doc('conciliaciones/2026-11-19');
    for (let veces = 0; registro()['cobradores'] !== 1 && veces < 20; veces += 1) {
      enSala().fallar({ method: 'Commit', action: 'refuse', code: 13, after: 3, times: 1_000 });
      await expect(noche()).rejects.toThrow();
      enSala().quitarFallas();
    }
    expect(registro()).toMatchObject({ cobradores: 1, efectivo: expect.anything() });
    expect(guardado()).toEqual({});
    a('2026-11-19', '03:30');
    await noche();
    cuadra('2026-11-19');
    expect(registro()).not.toHaveProperty('efectivo');
  });

  it('a collector who cannot be read is missed, told, and in no forecast; the next night has all again', async () => {
    const roto = firestore().doc(`creditos/${otro.uid}-cre-30`);
    const antes = doc(`creditos/${otro.uid}-cre-30`)['monto_total_centavos'];
    await roto.update({ monto_total_centavos: 'nada' });
    a('2026-11-19', '03:00');
    await noche();
    expect((await leer()).noche).toMatchObject({ faltan: 1, ayer: null });
    expect(guardado()['pronosticos']).toEqual({});
    await roto.update({ monto_total_centavos: antes });
    a('2026-11-20', '03:00');
    await noche();
    cuadra('2026-11-20');
    expect(await leer()).toMatchObject({ noche: { faltan: 0, ayer: null } });
    expect(Object.keys(guardado()['pronosticos'] as object)).toEqual(['2026-11-20']);
  });

  it('a night that did not run leaves the one before, which says of which day it is', async () => {
    a('2026-11-19', '03:00');
    await noche();
    a('2026-11-21', '09:00');
    const { noche: vieja, hoy: dia } = await leer();
    expect([dia, vieja?.al_cierre, vieja?.dias[0]?.fecha, vieja?.dias.length]).toEqual([
      '2026-11-21',
      '2026-11-18',
      '2026-11-21',
      12,
    ]);
    a('2026-12-09', '09:00');
    expect((await leer()).noche?.dias).toEqual([]);
    await noche();
    cuadra('2026-12-09');
  });

  it('nothing is due on a Sunday of those who are not collected then, nor of anybody on a holiday', async () => {
    await enLista(puente('2026-11-24'));
    await minutos(4);
    a('2026-11-19', '03:00');
    await noche();
    cuadra('2026-11-19', ['2026-11-24']);
    const plan = Object.fromEntries((await leer()).noche?.dias.map((dia) => [dia.fecha, dia.plan]) ?? []);
    expect(plan['2026-11-24']).toBe(0);
    expect(plan['2026-11-22']).toBeGreaterThan(0);
    expect(plan['2026-11-22']).toBeLessThan(plan['2026-11-21'] ?? 0);
  });

  it('costs a dozen documents at most', async () => {
    a('2026-11-19', '03:00');
    await noche();
    await leer();
    const { meter } = enSala().motor;
    meter.reset();
    await leer();
    expect(meter.reading().reads).toBeLessThanOrEqual(12);
  });

  it('a look that only reads, and a run of some collectors alone, leave none', async () => {
    a('2026-11-19', '03:00');
    await conciliarSaldos({ reloj: { ahora: hoy }, soloRevisar: true });
    await conciliarSaldos({ reloj: { ahora: hoy }, cobradores: [cobrador.uid] });
    expect(guardado()).toEqual({});
  });
});

describe.each(['cosecha', 'domingo'])('of an office at random: %s', (semilla) => {
  const DIAS = 12;

  it('each night leaves what a recount of all that is stored says', async () => {
    const azar = crearAzar(`efectivo ${semilla}`);
    const inicio = sumarDias(fecha('2026-09-07'), azar.entero(0, 60));
    const sala = await abrirSala('demo-efectivo');
    try {
      sala.callar((...error) => expect(error).toEqual([]));
      const vida = nacer(sala, gente(`e${semilla}`, 3, 1), inicio, NEGOCIO_POR_DEFECTO);
      const noches: Fecha[] = [];
      let cobrado = 0;
      while (noches.length < DIAS) {
        const ayer = vida.hoy();
        vida.avanzar(azar);
        if (ayer < vida.hoy()) {
          const dia = vida.hoy();
          await conciliarSaldos({ reloj: { ahora: vida.ahora } });
          const contado = contar(vida.espejo.todo(), dia);
          expect([dia, vida.espejo.documento('resumenes/efectivo')?.['cuentas']]).toEqual([dia, contado]);
          noches.push(dia);
          cobrado = Object.values(contado.dias)
            .flatMap(({ cobrado_centavos }) => cobrado_centavos)
            .reduce((x, y) => x + y, 0);
        }
        await hacer(siguiente(new Momento(vida, azar)));
      }
      expect(cobrado).toBeGreaterThan(0);
      const pronosticos = vida.espejo.documento('resumenes/efectivo')?.['pronosticos'] ?? {};
      expect(Object.keys(pronosticos).toSorted()).toEqual(noches);
    } finally {
      await sala.cerrar();
    }
  });
});
