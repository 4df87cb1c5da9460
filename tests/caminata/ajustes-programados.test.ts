// Settings that come on a later day, hours of a weekday, and what judges a tap that arrives after them.
import { describe, expect, it } from 'vitest';
import { leerNegocio } from '../../functions/src/context/negocio.ts';
import { documentoNegocio } from '../../functions/src/data/configuracion.ts';
import { SIN_AJUSTES } from '../../functions/src/use-cases/ajustes/presentar-ajustes.ts';
import { invocar } from '../setup/invocar.ts';
import {
  a,
  anotados,
  cobrador,
  cuadra,
  doc,
  gerente,
  guardar,
  hoy,
  leidos,
  llevar,
  pasar,
  puente,
  usarFeria,
} from './feria.ts';

usarFeria();

const quitar = (id: string) => guardar({}, { quitar: id });
const auditados = () => anotados(/^ajustes\//);

const CIERRA_17 = { parametros: { hora_cierre: 17 } };
const DESDE_EL_VIERNES = { vigente_desde: '2026-11-20', motivo: 'Temporada' };

/** A payment of that instant, as a phone keeps it, which arrives now; null: it stands. */
async function llega(dia: string, hora: string, plazo: 30 | 60 = 30): Promise<string | null> {
  const ahora = hoy();
  const capturado_en = a(dia, hora).toISOString();
  pasar((ahora.getTime() - hoy().getTime()) / 60_000);
  secuencia += 1;
  const { cuerpo } = await invocar(cobrador, 'registrarAbono', {
    cuerpo: {
      id_credito: `${cobrador.uid}-cre-${plazo}`,
      monto: 120,
      dispositivo: 'tel-1',
      secuencia,
      desfase_ms: 0,
      capturado_en,
    },
  });
  return cuerpo.codigo === undefined ? null : `${cuerpo.codigo}: ${cuerpo.mensaje}`;
}
let secuencia = 0;

const HASTA_LAS = (cierre: number) => `FUERA_DE_HORARIO: Horario de cobranza: 10:00 - ${cierre}:00`;

describe('settings of a later day', () => {
  it('are told, and nothing changes before it; then they are settings, under whoever saved them', async () => {
    const { estado, cuerpo } = await guardar(CIERRA_17, DESDE_EL_VIERNES);
    expect([estado, cuerpo.parametros['hora_cierre']]).toEqual([200, 18]);
    expect(cuerpo.programados).toMatchObject([
      { desde: '2026-11-20', cambios: CIERRA_17, nombre: expect.stringMatching(/./), motivo: 'Temporada' },
    ]);
    a('2026-11-19', '23:58');
    await llevar();
    expect((await leidos()).parametros['hora_cierre']).toBe(18);
    a('2026-11-20', '00:01');
    await llevar();
    await llevar();
    expect(await leidos()).toMatchObject({ parametros: { hora_cierre: 17 }, programados: [] });
    expect(auditados()).toMatchObject([
      { accion: 'ajustes/programar', despues: { hora_cierre: 17, vigente_desde: '2026-11-20' } },
      {
        accion: 'ajustes/guardar',
        id_usuario: gerente.uid,
        antes: { hora_cierre: null },
        despues: { hora_cierre: 17, vigente_desde: '2026-11-20', motivo: 'Temporada' },
      },
    ]);
    await cuadra();
  });

  it('are in force on their day even while the clock has not written them down', async () => {
    await guardar(CIERRA_17, DESDE_EL_VIERNES);
    a('2026-11-20', '17:30');
    expect((await invocar(cobrador, 'configuracionNegocio')).cuerpo.parametros['hora_cierre']).toBe(17);
    // The next change is one of those in force.
    const { cuerpo } = await guardar({ parametros: { hora_apertura: 9 } });
    expect(cuerpo).toMatchObject({ parametros: { hora_apertura: 9, hora_cierre: 17 }, programados: [] });
  });

  it('are known to a phone beforehand, which has no line when they come', async () => {
    await guardar({ ...CIERRA_17, horarios: { domingo: { apertura: 9, cierre: 14 } } }, DESDE_EL_VIERNES);
    pasar(2);
    const { cuerpo } = await invocar(cobrador, 'configuracionNegocio');
    expect(cuerpo.por_venir).toEqual([
      {
        desde: '2026-11-20',
        parametros: { hora_cierre: 17 },
        horarios: { domingo: { apertura: 9, cierre: 14 } },
      },
    ]);
    expect([cuerpo.horarios, cuerpo.de_antes]).toEqual([undefined, undefined]);
  });

  it('can be taken back as long as they are to come', async () => {
    const { cuerpo } = await guardar(CIERRA_17, DESDE_EL_VIERNES);
    const [{ id } = { id: '' }] = cuerpo.programados;
    expect((await quitar(id)).cuerpo.programados).toEqual([]);
    expect(auditados().at(-1)).toMatchObject({
      accion: 'ajustes/desprogramar',
      antes: { hora_cierre: 17, vigente_desde: '2026-11-20' },
    });
    const otra = await quitar(id);
    expect([otra.estado, otra.cuerpo.code]).toEqual([404, 'NO_ENCONTRADO']);
    a('2026-11-20', '12:00');
    await llevar();
    expect((await leidos()).parametros['hora_cierre']).toBe(18);
  });

  it('come one after the other, and each has to be right with the ones before it', async () => {
    await guardar({ parametros: { hora_apertura: 15 } }, { vigente_desde: '2026-11-25' });
    const { estado } = await guardar({ parametros: { hora_cierre: 14 } }, { vigente_desde: '2026-11-20' });
    expect(estado).toBe(400);
    expect((await guardar({ parametros: { hora_cierre: 14 } }, { vigente_desde: '2026-11-26' })).estado).toBe(
      400,
    );
    expect((await guardar(CIERRA_17, { vigente_desde: '2026-11-20' })).cuerpo.programados).toHaveLength(2);
    a('2026-11-25', '12:00');
    await llevar();
    expect((await leidos()).parametros).toMatchObject({ hora_apertura: 15, hora_cierre: 17 });
  });

  it('that would change nothing any more are told: what makes it so is refused, and nothing changes', async () => {
    await guardar({ parametros: { hora_cierre: 20 } }, { vigente_desde: '2026-11-21' });
    await guardar({ parametros: { hora_apertura: 19 } }, { vigente_desde: '2026-11-25' });
    const antes = doc('configuracion/negocio');
    const primero = (await leidos()).programados[0]?.id;
    const { estado, cuerpo } = await guardar({}, { quitar: primero });
    expect(estado).toBe(400);
    expect(JSON.stringify(cuerpo)).toContain(
      'Con el cambio programado para el 25/11/2026 se cerraría antes de abrir.',
    );
    expect(doc('configuracion/negocio')).toEqual(antes);
    expect((await guardar({ parametros: { hora_apertura: 8 } })).estado).toBe(200);
    await guardar({}, { quitar: (await leidos()).programados[1]?.id });
    expect((await guardar({}, { quitar: primero })).estado).toBe(200);
    await guardar({ parametros: { hora_apertura: 15 } }, { vigente_desde: '2026-11-25' });
    expect((await guardar({ parametros: { hora_cierre: 14 } })).estado).toBe(400);
  });

  it('are compared with those of their day: back to what stands today is a change, too', async () => {
    await guardar(CIERRA_17, DESDE_EL_VIERNES);
    const { cuerpo } = await guardar({ parametros: { hora_cierre: 18 } }, { vigente_desde: '2026-11-24' });
    expect(cuerpo.programados).toHaveLength(2);
    expect(auditados().at(-1)).toMatchObject({ antes: { hora_cierre: 17 }, despues: { hora_cierre: 18 } });
    await guardar({ parametros: { hora_apertura: 8 } }, { vigente_desde: '2026-11-21' });
    // The office opens at eight by then; closing at nine would not do today.
    const { estado } = await guardar({ parametros: { hora_cierre: 9 } }, { vigente_desde: '2026-11-22' });
    expect(estado).toBe(200);
    a('2026-11-24', '12:00');
    await llevar();
    expect((await leidos()).parametros).toMatchObject({ hora_apertura: 8, hora_cierre: 18 });
  });

  it('of one day are one change, of which the later value holds', async () => {
    await guardar(
      { parametros: { hora_apertura: 9, hora_cierre: 17 }, legales: { lugar: 'Durango' } },
      DESDE_EL_VIERNES,
    );
    const { cuerpo } = await guardar({ parametros: { hora_cierre: 16 } }, { vigente_desde: '2026-11-20' });
    expect(cuerpo.programados).toMatchObject([
      {
        cambios: { parametros: { hora_apertura: 9, hora_cierre: 16 }, legales: { lugar: 'Durango' } },
        motivo: '',
      },
    ]);
  });

  it('edited by hand into something else change nothing when their day comes, and say so', async () => {
    const programado = {
      desde: puente('2026-11-20').fecha,
      id_usuario: gerente.uid,
      nombre: 'Ana',
      motivo: '',
    };
    await documentoNegocio().set({
      ...SIN_AJUSTES,
      programados: [
        { ...programado, id: 'x', cambios: { parametros: { hora_cierre: 99 } } },
        { ...programado, id: 'y', cambios: { parametros: { hora_apertura: 19 } } },
      ],
    });
    a('2026-11-20', '00:01');
    expect((await leerNegocio()).parametros.hora_cierre).toBe(18);
    await llevar();
    expect(await leidos()).toMatchObject({
      parametros: { hora_apertura: 10, hora_cierre: 18 },
      programados: [],
    });
    expect(auditados().map(({ accion }) => accion)).toEqual(['ajustes/sin-efecto', 'ajustes/sin-efecto']);
  });

  it.each([
    ['of today', CIERRA_17, '2026-11-18', 422],
    ['of yesterday', CIERRA_17, '2026-11-17', 422],
    ['of a year and more ahead', CIERRA_17, '2027-11-20', 422],
    ['of a day that does not exist', CIERRA_17, '2026-11-31', 400],
    ['of holidays', { festivos: [puente('2026-12-01')] }, '2026-11-20', 400],
    ['out of their bounds', { parametros: { hora_cierre: 25 } }, '2026-11-20', 400],
    ['that close before they open', { parametros: { hora_cierre: 10 } }, '2026-11-20', 400],
  ])('%s are refused, and nothing changes', async (_que, cambios, vigente_desde, estado) => {
    const antes = doc('configuracion/negocio');
    expect((await guardar(cambios, { vigente_desde })).estado).toBe(estado);
    expect([doc('configuracion/negocio'), auditados()]).toEqual([antes, []]);
  });
});

describe('a tap is judged by what was in force then', () => {
  it('before and after a change of now', async () => {
    a('2026-11-18', '19:00');
    expect(await llega('2026-11-18', '18:30')).toBe(HASTA_LAS(18));
    await guardar({ parametros: { hora_cierre: 20 } });
    pasar(2);
    // Nobody could have taken it then.
    expect(await llega('2026-11-18', '18:40')).toBe(HASTA_LAS(18));
    a('2026-11-18', '19:30');
    expect(await llega('2026-11-18', '19:20')).toBeNull();
    await cuadra();
  });

  it('before and after a day that was saved beforehand', async () => {
    await guardar(CIERRA_17, DESDE_EL_VIERNES);
    a('2026-11-20', '17:40');
    expect(await llega('2026-11-20', '17:30')).toBe(HASTA_LAS(17));
    expect(await llega('2026-11-19', '17:30')).toBeNull();
    await llevar();
    pasar(2);
    expect(await llega('2026-11-20', '17:35')).toBe(HASTA_LAS(17));
    expect(await llega('2026-11-19', '17:30', 60)).toBeNull();
    await cuadra();
  });

  it('is kept as long as a capture may wait', async () => {
    await guardar(CIERRA_17);
    expect(doc('configuracion/negocio')['de_antes']).toHaveLength(1);
    a('2026-11-27', '12:00');
    await guardar({ parametros: { hora_cierre: 19 } });
    expect(doc('configuracion/negocio')['de_antes']).toHaveLength(1);
    await guardar({ aviso_cobro: 'Hola' });
    expect(doc('configuracion/negocio')['de_antes']).toHaveLength(1);
  });
});

describe('a weekday', () => {
  it('has hours of its own', async () => {
    const { cuerpo } = await guardar({ horarios: { domingo: { apertura: 9, cierre: 14 } } });
    expect(cuerpo.horarios).toEqual({ domingo: { apertura: 9, cierre: 14 } });
    a('2026-11-22', '15:00');
    expect(await llega('2026-11-22', '14:30', 60)).toBe(
      'FUERA_DE_HORARIO: Horario de cobranza: 09:00 - 14:00',
    );
    expect(await llega('2026-11-22', '09:30', 60)).toBeNull();
  });

  it.each([
    { domingo: { apertura: 14, cierre: 14 } },
    { domingo: { apertura: 9, cierre: 25 } },
    { domingo: { apertura: 9 } },
    { feriado: { apertura: 9, cierre: 14 } },
  ])('does not have %j', async (horarios) => {
    expect((await guardar({ horarios })).estado).toBe(400);
    expect(auditados()).toEqual([]);
  });
});
