// Without a line the payment screen opens from the route's row: it says what the credit's own answer would.
import { activosSinPagoHoy, detalleCredito } from '@leal/contract';
import { NEGOCIO_POR_DEFECTO } from '@leal/domain';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { detalleDeFila } from '../../web/src/comun/pago/datos/detalle-de-fila.ts';
import { escena, type Escena } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';

const mundo = abrirMundo();

async function leer({ cobrador, id_credito }: Escena) {
  const [ruta, detalle] = await Promise.all([
    invocar(cobrador, 'activosSinPagoHoy', { parametros: { id_usuario: cobrador.uid } }),
    invocar(cobrador, 'detalleCredito', { parametros: { id_credito } }),
  ]);
  return {
    ruta: z.decode(activosSinPagoHoy.respuesta, ruta.cuerpo),
    detalle: z.decode(detalleCredito.respuesta, detalle.cuerpo),
  };
}

it.each<[string, (e: Escena) => Promise<unknown>]>([
  ['nothing happened', async () => undefined],
  ['a visit was made', (e) => e.abonar(0)],
  ['a late day was booked', (e) => e.atrasar()],
  ['a visit was made, and then a late day booked', (e) => e.abonar(0).then(e.atrasar)],
  ['six abonos wait', (e) => e.pedirMultiple()],
  [
    'the client has a second telephone and a colonia',
    (e) =>
      mundo.db
        .doc(`creditos/${e.id_credito}`)
        .update({ segundo_telefono: '6181112233', ubicacion: 'Centro, Durango' })
        .then(() =>
          mundo.db
            .doc(`clientes/${e.id_cliente}`)
            .update({ segundo_telefono: '6181112233', ubicacion: 'Centro, Durango' }),
        ),
  ],
])('when today %s', async (_, hacer) => {
  const e = await escena(mundo);
  await hacer(e);
  const { ruta, detalle } = await leer(e);
  const fila = [...ruta.datos, ...ruta.visitados].find(({ id_credito }) => id_credito === e.id_credito);
  // Six abonos that wait take the card away: there is no row to open from.
  if (!fila) return expect(detalle.hoy.multiple_pendiente).toBeDefined();
  const { credito, cliente, ...deLaFila } = detalleDeFila(fila, ruta.fecha, NEGOCIO_POR_DEFECTO.parametros);
  // The handing over is on the loan's papers alone.
  // And a new plan is promised where there is a line.
  const { credito: esperado, cliente: persona, entrega: _e, se_puede_convenir: _s, ...resto } = detalle;
  expect({ credito, ...deLaFila }).toEqual({ credito: esperado, ...resto });
  // Fields that only the client's own record says are on no part of that screen.
  const deNadie = { calle: '', colonia: '', ultima_visita: null };
  expect({ ...cliente, ...deNadie }).toEqual({ ...persona, ...deNadie });
});
