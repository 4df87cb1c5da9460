import type { RenglonExcel } from '@leal/contract';
import { CERO, centavos, fecha, SENAS, sinHuecos, tomar } from '@leal/domain';
import type { Hoja } from './hoja.ts';

const { nombre: nombre_cliente, ...SENAS_DE_ANA } = tomar(
  sinHuecos({
    nombre: 'Ana López',
    direccion: 'Negrete 12',
    telefono: '6181234567',
    negocio: 'Tortillería',
  }),
  [...SENAS, 'referencias'],
);

/** Ana's loan of 3,000 in its second week, with the test's own changes. */
export const renglon = (campos: Partial<RenglonExcel> = {}): RenglonExcel => ({
  id_credito: 'cre-1',
  id_cobrador: 'cob-1',
  nombre_cobrador: 'Carlos Ibarra',
  nombre_cliente,
  ...SENAS_DE_ANA,
  ubicacion: 'Centro Durango',
  fecha_inicio: fecha('2026-11-09'),
  fecha_fin: fecha('2026-12-14'),
  monto_solicitado: centavos(300_000),
  saldo_con_interes: centavos(360_000),
  dias: 30,
  abono_diario: centavos(12_000),
  recaudado: centavos(84_000),
  saldo_restante: centavos(276_000),
  lunes: centavos(12_000),
  martes: centavos(24_000),
  miercoles: CERO,
  jueves: CERO,
  viernes: CERO,
  sabado: CERO,
  domingo: CERO,
  por_entregar: CERO,
  dias_atrasado: 0,
  ...campos,
});

export const SEMANA = { inicio: fecha('2026-11-16'), fin: fecha('2026-11-22') };

export const titulos = ({ columnas }: Hoja): string[] => columnas.map(({ titulo }) => titulo);

/** A row under its heads. */
export const porTitulo = (hoja: Hoja, fila: Hoja['totales'] | undefined) =>
  Object.fromEntries(titulos(hoja).map((titulo, i) => [titulo, fila?.[i] ?? null]));
