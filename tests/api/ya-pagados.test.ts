// The clients whose card has left today's route are said apart, so that a search finds them.
import { fecha } from '@leal/domain';
import { expect, it } from 'vitest';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { invocar } from '../setup/invocar.ts';
import { creditoDe } from '../setup/credito-de.ts';

const mundo = abrirMundo();

it('who has paid today, or left it to the manager: by what they are found, and what they gave', async () => {
  const cobrador = await mundo.cobrador([
    creditoDe('Ana Ríos'),
    {},
    {},
    {},
    { fecha_inicio: fecha('2026-11-18') },
  ]);
  const parametros = { id_usuario: cobrador.uid };
  const leer = async () => (await invocar(cobrador, 'activosSinPagoHoy', { parametros })).cuerpo;
  const numero = ({ id_credito }: { id_credito: string }) => Number(id_credito.split('-').at(-1));
  const abonar = (n: number, monto: number, mas: object = {}) =>
    invocar(cobrador, 'registrarAbono', {
      cuerpo: { id_credito: `${cobrador.prefijo}-cre-${n}`, monto, ...mas },
    });
  expect((await leer()).pagados).toEqual([]);
  await abonar(1, 80);
  await abonar(2, 720);
  // Visited first; in advance; of yesterday, which leaves today's card where it is.
  await abonar(3, 0);
  await abonar(3, 60);
  await abonar(5, 120);
  await abonar(4, 120, { capturado_en: '2026-11-17T12:00:00-06:00' });
  const { pagados = [], datos, visitados, inician_manana } = await leer();
  expect([datos.map(numero), visitados, inician_manana]).toEqual([[4], [], []]);
  const hora = expect.stringMatching(/^11:/) as string;
  expect(Object.fromEntries(pagados.map((credito) => [numero(credito), credito.pagado]))).toEqual({
    1: { monto: 80, hora, espera: false },
    2: { monto: 720, hora, espera: true },
    3: { monto: 60, hora, espera: false },
    5: { monto: 120, hora, espera: false },
  });
  expect(pagados.find(({ nombre }) => nombre === 'Ana Ríos')).toMatchObject({
    id_cliente: `${cobrador.prefijo}-cli-1`,
    slug: 'ana-rios',
    monto_solicitado: 3000,
    telefono: expect.stringMatching(/^\d{10}$/) as string,
  });
});
