// The layers of the office's screens stay true while a browser translates them: questions, open rows, the search
// (traduccion.test.tsx says why).
import { beforeAll, describe, test } from 'vitest';
import { ESCRITORIO, TELEFONO, type Tamano } from '../../e2e/apoyo/tamanos.ts';
import { comprobanteDelPago, pedirSerieDe } from '../../setup/comprobantes.ts';
import type { Escena } from '../../setup/escena.ts';
import { invocar } from '../../setup/invocar.ts';
import type { Persona } from '../../setup/mundo.ts';
import { pagado, POR_RENOVAR } from '../../setup/pagado.ts';
import { mundo } from '../apoyo/mundo.ts';
import type { Red } from '../apoyo/red.ts';
import {
  delPago,
  en,
  pedirFondo,
  pedirGasto,
  type Preparado,
  seTraduceAbierto,
} from '../apoyo/traduccion-abierta.ts';

let gerente: Persona;
beforeAll(async () => {
  gerente = await mundo.gerente();
});

const PAGADO = pagado(600);
const PENDIENTE = { estado: 'Pendiente' } as const;

/** Accounts come by pages, and other tests have many. */
const soloEl = (red: Red, { cobrador }: Escena) =>
  red.tratar(/^GET \/usuarios(\?|$)/, async () =>
    Response.json((await invocar(gerente, 'listarUsuarios', { consulta: { email: cobrador.email } })).cuerpo),
  );

async function conRecibo({ cobrador, id_credito, abonar }: Escena): Promise<void> {
  await abonar(120);
  const serie = await pedirSerieDe(cobrador);
  await invocar(cobrador, 'crearComprobante', {
    cuerpo: comprobanteDelPago(id_credito, '2026-11-18', { serie }),
  });
}

const deEl = (camino: string) => (e: Escena) => `gerente/${camino}?cobrador=${e.cobrador.uid}`;
const PEDIDAS: Readonly<Record<string, Preparado>> = {
  'a new credit': { credito: PENDIENTE },
  'an expense': { credito: pagado(3600), antes: pedirGasto },
  'a renewal': { credito: POR_RENOVAR, antes: (e) => e.pedirRenovacion() },
  'a client’s changes': { antes: (e) => e.pedirCambios({ direccion: 'Hidalgo 12' }) },
  'another amount': { credito: PAGADO, antes: (e) => e.pedirEdicion('09', 90) },
  'a deletion': { credito: PAGADO, antes: (e) => e.pedirEliminacion('09') },
  'six amounts': { antes: (e) => e.pedirMultiple() },
  'a late capture': { antes: (e) => e.pedirTardia() },
};
const BOTONES = ['Aprobar', 'Rechazar'];
const ABIERTA = /^(Ana López|Karla Núñez)/;
describe.each(Object.entries(PEDIDAS))('%s before a manager', (que, pedida) => {
  const decidir = (pasos: readonly RegExp[], dice: RegExp, tamano: Tamano) =>
    seTraduceAbierto(gerente, en(deEl('bandeja'), [que, pasos, dice, pedida])[0]!, tamano);
  test.each(BOTONES)('%s, on a phone', (boton) =>
    decidir([ABIERTA, new RegExp(`^${boton} `)], /Cancelar/, TELEFONO),
  );
  test('its row, opened at a desk', () =>
    decidir([/(Ana López|Karla Núñez).*(min|h|días?)$/], /Aprobar/, ESCRITORIO));
});

const PEDIDO: Preparado = { antes: pedirFondo };
const ENTREGADO: Preparado = { credito: PENDIENTE, antes: (e) => e.entregado() };
const DEL_CORTE: Preparado = { antes: (e) => e.entregarCorte() };
const CON_DIFERENCIA: Preparado = { antes: (e) => e.corteConfirmado() };
const SOLO_EL: Preparado = { linea: soloEl };
const DE_LA_OFICINA = [
  ...en(
    deEl('traspasos'),
    ['a float that a collector asks for', [/^Dar el fondo/], '¿Dar $500.00 a Karla Núñez?', PEDIDO],
    ['a float that a collector asks for, declined', [/^Rechazar el fondo/], 'que pide Karla Núñez?', PEDIDO],
    [
      'a part handed in',
      [/^Confirmar la entrega/],
      '¿Recibiste $200.00 de Karla Núñez?',
      { antes: (e) => e.entregarParcial() },
    ],
  ),
  ...en(
    deEl('cortes'),
    ['a cut to confirm', [/Karla Núñez/, 'Confirmar'], '¿Recibiste $100.00 de Karla Núñez?', DEL_CORTE],
    ['a cut to return', [/Karla Núñez/, 'Devolver'], '¿Devolver el corte 1 a Karla Núñez?', DEL_CORTE],
  ),
  ...en(
    deEl('diferencias'),
    ['a difference to settle', [/^Saldar la diferencia/], 'Corte 1 de Karla Núñez', CON_DIFERENCIA],
    ['a difference to write off', [/^Condonar la diferencia/], 'Corte 1 de Karla Núñez', CON_DIFERENCIA],
  ),
  ...en(
    ({ id_cliente }) => `gerente/clientes/${id_cliente}`,
    [
      'a credit to cancel',
      ['Cancelar crédito'],
      '¿Cancelar el crédito de Ana López?',
      { credito: PENDIENTE, antes: (e) => e.aprobado() },
    ],
    ['a hand-over to take back', ['No se entregó'], '¿Nadie le entregó $3,000.00 a Ana López?', ENTREGADO],
    ['a signature', [/[Ff]irma/], 'Ana López recibió $3,000.00', ENTREGADO],
  ),
  ...en(delPago, [
    'a payment to correct',
    [/^Editar pago/],
    'Pago de $600.00 de Ana López',
    { credito: PAGADO },
  ]),
  ...en(deEl('bandeja'), [
    'several that are decided together',
    [/^Seleccionar Gasto/, /^Seleccionar Abonos/, 'Aprobar seleccionadas (2)'],
    'Aprobar 2',
    {
      antes: async (e) => {
        await e.pedirMultiple();
        await pedirGasto(e);
      },
    },
  ]),
  ...en('gerente/registrar-usuario', [
    'somebody who is turned off',
    ['Desactivar a Karla Núñez'],
    '¿Desactivar a Karla Núñez?',
    { ...SOLO_EL, antes: (e) => e.abonar(120) },
  ]),
  ...en(
    'gerente/equipo',
    ['somebody who is edited', ['Editar a Karla Núñez'], 'Guardar Cambios', SOLO_EL],
    [
      'a link for a password',
      ['Más de Karla Núñez', 'Enlace para una contraseña', 'Crear enlace'],
      'Copiar enlace',
      SOLO_EL,
    ],
  ),
  ...en('gerente/dashboard', [
    'a client who is found',
    ['Buscar cliente', [/^Nombre, teléfono/, 'ana lopez']],
    'encontrados',
  ]),
  ...en(deEl('clientes-activos'), ['a client’s facts', [/^Editar a Ana López/], 'Guardar']),
  ...en(
    ({ id_credito }) => `estado-de-cuenta/${id_credito}`,
    [
      'a receipt to annul',
      [/^Anular el comprobante/],
      'Quien abra su enlace',
      { credito: PAGADO, antes: conRecibo },
    ],
  ),
];
const TAMANOS = { teléfono: TELEFONO, escritorio: ESCRITORIO };
describe.each(Object.entries(TAMANOS))('%s', (_, tamano) => {
  test.each(DE_LA_OFICINA)('$que stays true while it is translated', (caso) =>
    seTraduceAbierto(gerente, caso, tamano),
  );
});

test.each(
  en(deEl('clientes-activos'), ['a client to delete', [/^Eliminar a Ana López/], '¿Eliminar a Ana López']),
)('$que stays true while it is translated', (caso) => seTraduceAbierto(gerente, caso, TELEFONO));
