import { fecha } from '@leal/domain';
import { expect, test } from 'vitest';
import { textoConciliacion } from './conciliacion.ts';

const HOY = fecha('2026-11-18');
const SIN_NADA = { fecha: HOY, hora: '03:00', diferencias: 0, sin_reparar: 0, fallidos: 0 };

test.each([
  [null, 'Saldos sin conciliar todavía', false],
  [{}, 'Saldos conciliados hoy 03:00 · sin diferencias', false],
  [{ diferencias: 1 }, 'Saldos conciliados hoy 03:00 · 1 diferencia corregida', false],
  [
    { diferencias: 3, fecha: fecha('2026-11-17') },
    'Saldos conciliados ayer 03:00 · 3 diferencias corregidas',
    false,
  ],
  [{ sin_reparar: 1 }, 'Saldos conciliados hoy 03:00 · 1 diferencia por revisar', true],
  [
    { diferencias: 2, sin_reparar: 2, fallidos: 1 },
    'Saldos conciliados hoy 03:00 · 2 diferencias corregidas · 2 diferencias por revisar · 1 cobrador sin conciliar',
    true,
  ],
  [{ fecha: fecha('2026-11-16') }, 'Saldos conciliados 16/11/2026 · sin diferencias', false],
  [{ fecha: fecha('2026-11-15') }, 'Saldos conciliados 15/11/2026 · sin diferencias', true],
] as const)('a reconciliation %j reads "%s"; it warns: %s', (cambios, texto, aviso) => {
  const conciliacion = cambios && { ...SIN_NADA, ...cambios };
  expect(textoConciliacion({ conciliacion, fecha: HOY })).toEqual({ texto, aviso });
});
