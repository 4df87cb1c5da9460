import { centavos, CERO, datosLegalesDe, fecha, NEGOCIO_POR_DEFECTO } from '@leal/domain';
import type { CuentaDeCredito } from '@leal/contract';
import { describe, expect, it } from 'vitest';
import { enPalabras, quienPresta, textoParaCompartir } from './palabras.ts';

const CREDITO: CuentaDeCredito['credito'] = {
  id_credito: 'cre-1',
  id_cliente: 'cli-1',
  id_cobrador: 'cob-1',
  nombre: 'Ana López',
  negocio: 'Tortas',
  telefono: '6181234567',
  slug: 'ana-lopez',
  interes: 20,
  dias_pago: 30,
  atrasos: 0,
  estado_credito: 'Aprobado',
  fecha_inicio: fecha('2026-11-08'),
  fecha_vencimiento: fecha('2026-12-12'),
  fecha_fin: null,
  dias_a_tiempo: null,
  monto_solicitado: centavos(300_000),
  monto_total: centavos(360_000),
  monto_diario: centavos(12_000),
  total_pagado: centavos(24_000),
  saldo: centavos(336_000),
};
const PAGO = {
  id_pago: 'cre-1.pago-2026-11-09',
  tipo: 'pago' as const,
  fecha: fecha('2026-11-09'),
  hora: '11:00',
  monto: centavos(24_000),
  saldo: centavos(336_000),
};
const CUENTA: CuentaDeCredito = {
  credito: CREDITO,
  fecha: fecha('2026-11-11'),
  monto_interes: centavos(60_000),
  atrasado: CERO,
  vencido: false,
  calendario: [],
  pagos: [PAGO],
};
const HOY = fecha('2026-11-11');
/** Three payments of the plan: one was missed, and today's was made. */
const DIAS: CuentaDeCredito['calendario'] = (
  [
    ['2026-11-09', 'pago', 12_000],
    ['2026-11-10', 'sin_registro', 0],
    ['2026-11-11', 'pago', 12_000],
    ['2026-11-12', 'por_cobrar', 0],
  ] as const
).map(([dia, clase, monto]) => ({
  fecha: fecha(dia),
  esperado: centavos(12_000),
  clase,
  monto: centavos(monto),
}));
const AL = '2026-11-11T11:05:00-06:00';
const con = (credito: Partial<CuentaDeCredito['credito']>, resto: Partial<CuentaDeCredito> = {}) => ({
  ...CUENTA,
  ...resto,
  credito: { ...CREDITO, ...credito },
});

describe('a statement in plain words', () => {
  it('says what was lent, what is paid and what is left', () => {
    expect(enPalabras(CUENTA)).toEqual([
      'Te prestamos $3,000.00 el 08/11/2026, a 30 días.',
      'Con el interés (20 %, $600.00) son $3,600.00.',
      'Has pagado $240.00 en 1 pago.',
      'Te falta $3,360.00.',
      'Vas al corriente.',
    ]);
  });

  it.each([
    ['nothing paid', con({ total_pagado: CERO }, { pagos: [] }), 'Has pagado $0.00.'],
    [
      'something late',
      con({}, { atrasado: centavos(12_000) }),
      'De lo que tocaba pagar hasta ayer, te faltan $120.00.',
    ],
    [
      'a day missed, and today paid',
      con({}, { calendario: DIAS }),
      'Contando hoy, te falta 1 abono ($120.00).',
    ],
    [
      'a day missed, today paid, and in part',
      con({ total_pagado: centavos(25_000) }, { calendario: DIAS }),
      'Contando hoy, te faltan $110.00.',
    ],
    [
      'a day missed and made up for',
      con({ total_pagado: centavos(36_000) }, { calendario: DIAS }),
      'Vas al corriente.',
    ],
    [
      'nobody paid today yet',
      con({}, { calendario: DIAS.map((dia) => (dia.fecha === HOY ? { ...dia, clase: 'por_cobrar' } : dia)) }),
      'Vas al corriente.',
    ],
    ['overdue', con({}, { atrasado: centavos(12_000), vencido: true }), 'Tu préstamo venció el 12/12/2026.'],
    [
      'something waits',
      con({}, { por_aplicar: centavos(72_000) }),
      'Por aplicar: $720.00; lo revisa la oficina.',
    ],
    [
      'paid off',
      con({ estado_credito: 'Finalizado', fecha_fin: fecha('2026-11-11'), saldo: CERO }),
      'Terminaste de pagar el 11/11/2026. ¡Gracias!',
    ],
    [
      'renewed',
      con(
        { estado_credito: 'Renovado', fecha_fin: fecha('2026-11-11'), total_pagado: centavos(360_000) },
        { pagos: [PAGO, { ...PAGO, tipo: 'liquidacion' }] },
      ),
      'Has pagado $3,600.00 en 1 pago y tu renovación.',
    ],
    ['cancelled', con({ estado_credito: 'Cancelado' }), 'Este préstamo se canceló.'],
    [
      'not handed over yet',
      con({ entrega: { estado: 'por_entregar', fecha: null } }),
      'Te aprobamos $3,000.00 el 08/11/2026, a 30 días. Aún no te lo entregamos.',
    ],
    [
      'handed over on its day',
      con({ entrega: { estado: 'entregada', fecha: fecha('2026-11-08') } }),
      'Te prestamos $3,000.00 el 08/11/2026, a 30 días.',
    ],
    [
      'handed over later',
      con({ entrega: { estado: 'entregada', fecha: fecha('2026-11-10') } }),
      'Te prestamos $3,000.00 el 08/11/2026, a 30 días. Te lo entregamos el 10/11/2026.',
    ],
    [
      'cancelled before it was handed over',
      con({ estado_credito: 'Cancelado', entrega: { estado: 'cancelada', fecha: null } }),
      'Te aprobamos $3,000.00 el 08/11/2026, a 30 días. No se te entregó.',
    ],
  ])('%s', (_, cuenta, frase) => expect(enPalabras(cuenta)).toContain(frase));
});

it('of a cancelled loan nothing is asked for any more', () => {
  expect(enPalabras(con({ estado_credito: 'Cancelado' })).join(' ')).not.toContain('Te falta');
});

describe('what is sent', () => {
  it('names the client and the moment, and says what it is; nobody who is not set', () => {
    const texto = textoParaCompartir(CUENTA, AL, NEGOCIO_POR_DEFECTO);
    expect(texto.split('\n')[0]).toBe('Ana López, este es tu estado de cuenta al 11/11/2026 11:05.');
    expect(texto.split('\n').at(-1)).toBe('Documento informativo.');
    expect(texto).not.toMatch(/CAT|Aviso|RFC|null/);
  });

  it('says who lends, the notice and the cost where the owner has set them', () => {
    const legales = datosLegalesDe({
      razon_social: 'Leal, S.A.',
      rfc: 'PLE260101AB1',
      contacto: '81 8000 0000',
      aviso_privacidad: 'https://leal.example/aviso',
      mostrar_cat: true,
    });
    const negocio = { ...NEGOCIO_POR_DEFECTO, legales };
    const costo = { interes: 20, monto_interes: centavos(60_000), cat: 4771.5 };
    expect(
      textoParaCompartir({ ...CUENTA, costo }, AL, negocio)
        .split('\n')
        .slice(-6),
    ).toEqual([
      'CAT 4,771.5\u00A0% sin IVA, para fines informativos.',
      'Aviso de privacidad: https://leal.example/aviso',
      'Documento informativo.',
      'Leal, S.A.',
      'RFC PLE260101AB1',
      '81 8000 0000',
    ]);
    expect(quienPresta(NEGOCIO_POR_DEFECTO)).toEqual([]);
  });
});

describe('a payment by transfer', () => {
  const transferencia = { fecha: HOY };
  const con = (pagos: CuentaDeCredito['pagos']) => enPalabras({ ...CUENTA, pagos }).join(' ');
  const deBanco = { ...PAGO, monto: centavos(9_000), transferencia };
  it('is said as long as the office has not seen it in the bank, or has not found it', () => {
    const dicho = 'en 2 pagos. De eso, $90.00 por transferencia está por confirmar.';
    expect(con([PAGO, deBanco])).toContain(dicho);
    expect(con([PAGO, { ...deBanco, transferencia: { fecha: HOY, banco: 'no_esta' } }])).toContain(dicho);
  });
  it('is as any other once it was seen; cash is never named', () => {
    expect(con([PAGO, { ...deBanco, transferencia: { fecha: HOY, banco: 'vista' } }])).not.toMatch(
      /transferencia/i,
    );
    expect(con([PAGO])).not.toMatch(/transferencia/i);
  });
});
