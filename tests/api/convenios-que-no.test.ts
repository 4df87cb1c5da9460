// A new plan that a client promises: the loans, rows and people that it is refused for, and that nothing is written then.
import { describe, expect, it } from 'vitest';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { conSuConvenio, convenir } from '../setup/convenio.ts';
import { escena } from '../setup/escena.ts';
import { pagado } from '../setup/pagado.ts';

const mundo = abrirMundo();
const { detalle, tarjeta } = conSuConvenio;
const gerente = await mundo.cuenta('gerente@leal.demo');

describe('is refused, and nothing is written', () => {
  it.each([
    ['for yesterday', [['2026-11-17', 10]], 422, 'FECHA_INVALIDA'],
    ['more than a year ahead', [['2027-11-19', 10]], 422, 'FECHA_INVALIDA'],
    [
      'with one day twice',
      [
        ['2026-11-19', 10],
        ['2026-11-19', 10],
      ],
      422,
      'FECHA_INVALIDA',
    ],
    [
      'backwards',
      [
        ['2026-11-20', 10],
        ['2026-11-19', 10],
      ],
      422,
      'FECHA_INVALIDA',
    ],
    [
      'of more than is owed',
      [
        ['2026-11-19', 3600],
        ['2026-11-20', 0.01],
      ],
      422,
      'MONTO_EXCEDE_SALDO',
    ],
    ['of nothing', [['2026-11-19', 0]], 400, 'DATOS_INVALIDOS'],
    ['of half a centavo', [['2026-11-19', 1.005]], 400, 'DATOS_INVALIDOS'],
    ['for no day', [['2026-02-30', 10]], 400, 'DATOS_INVALIDOS'],
    ['without rows', [], 400, 'DATOS_INVALIDOS'],
    ['with 25 rows', Array.from({ length: 25 }, (_, n) => [`2027-01-${n + 1}`, 1]), 400, 'DATOS_INVALIDOS'],
  ] as [string, [string, number][], number, string][])('%s', async (_, renglones, estado, code) => {
    const e = await escena(mundo);
    const antes = await e.libro();
    expect(await convenir(e.cobrador, { id_credito: e.id_credito, renglones })).toMatchObject({
      estado,
      cuerpo: { code },
    });
    expect(await e.libro()).toEqual(antes);
  });

  it('names the row that is wrong', async () => {
    const e = await escena(mundo);
    const renglones = [
      ['2026-11-20', 10],
      ['2026-11-19', 10],
    ] as const;
    const { cuerpo } = await convenir(e.cobrador, { id_credito: e.id_credito, renglones });
    expect(cuerpo).toMatchObject({
      detalles: [
        { campo: 'renglones.1.fecha', mensaje: 'Cada pago va después del anterior, de hoy al 18/11/2027.' },
      ],
    });
  });

  it('of one that is up to date, that waits, or is nobody’s', async () => {
    const alDia = await escena(mundo, pagado(1200));
    expect(await convenir(alDia.cobrador, { ...alDia, saldo: 2400 })).toMatchObject({
      estado: 422,
      cuerpo: { code: 'NO_ELEGIBLE' },
    });
    expect((await detalle(alDia)).se_puede_convenir).toBeUndefined();
    const pendiente = await escena(mundo, { estado: 'Pendiente' });
    expect(await convenir(gerente, pendiente)).toMatchObject({
      estado: 422,
      cuerpo: { code: 'CREDITO_NO_ACTIVO' },
    });
    await pendiente.aprobado();
    expect(await convenir(gerente, pendiente)).toMatchObject({
      estado: 422,
      cuerpo: { code: 'NO_ELEGIBLE' },
    });
  });

  it('is no reason to refuse a payment, and is kept when all is paid', async () => {
    const e = await escena(mundo, pagado(3000));
    const { saldo } = (await detalle(e)).credito;
    expect(saldo).toBe(600);
    await mundo.db.doc(`creditos/${e.id_credito}`).update({
      convenio: {
        id: 'c1',
        en: new Date('2026-11-10T18:00:00Z'),
        fecha: '2026-11-15',
        por: gerente.uid,
        nombre: 'Gema',
        renglones: [{ fecha: '2026-11-16', monto_centavos: 60_000 }],
        pagado_antes_centavos: 300_000,
      },
    });
    expect(await tarjeta(e)).toMatchObject({ convenio_debe: { fecha: '2026-11-16', monto: 600 } });
    await e.abonar(600);
    expect(await e.elCredito()).toMatchObject({ estado_credito: 'Finalizado' });
    expect(await detalle(e)).toMatchObject({ credito: { saldo: 0 }, convenio: { id: 'c1' } });
    expect((await detalle(e)).se_puede_convenir).toBeUndefined();
  });
});
