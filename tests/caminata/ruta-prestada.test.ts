// A week in which somebody works a colleague's route besides their own: the cash is counted again every night, person by person.
import { centavos, fecha, sumarDias } from '@leal/domain';
import { type Caminante, gente } from '@leal/jugador';
import { expect, it } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { comprobarLibro, libroDe } from '../setup/libro.ts';
import { comoPersona } from '../setup/mundo-de-sala.ts';
import { prestar } from '../setup/prestar.ts';
import { sinDiferencias, usarOficina } from './con-oficina.ts';

const LUNES = fecha('2026-11-09');
const oficina = gente('prestada', 2, 1);
const [ana, beto] = oficina.cobradores;
const [gerente] = oficina.gerentes;
if (!ana || !beto || !gerente) throw new Error('Nobody');
/** In pesos, of every card. */
const PAGO = 60;

const { sala, ahora, alas } = usarOficina('demo-prestada', oficina, LUNES);
const libro = ({ uid }: Caminante) => libroDe(sala().espejo().todo(), uid);
const saldoDe = (quien: Caminante) => libro(quien).totales.saldo_pendiente_centavos;

/** All cards of that route, one payment each; the number of those that were booked. */
async function cobrar(quien: Caminante, de: Caminante): Promise<number> {
  const { cuerpo } = await invocar(quien, 'activosSinPagoHoy', { parametros: { id_usuario: de.uid } });
  const tarjetas = cuerpo.datos;
  let cobradas = 0;
  for (const { id_credito } of tarjetas) {
    const { estado } = await invocar(quien, 'registrarAbono', { cuerpo: { id_credito, monto: PAGO } });
    cobradas += Number(estado === 200);
  }
  return cobradas;
}

it('from Tuesday to Friday one collects for both, then each for their own; nothing is missing on any night', async () => {
  alas(LUNES, '08:00');
  const dias = { del: sumarDias(LUNES, 1), al: sumarDias(LUNES, 4) };
  const prestada = await prestar(comoPersona(gerente), ana.uid, { a: beto.uid, ...dias });
  expect(prestada.estado).toBe(200);
  const saldos = [saldoDe(ana), saldoDe(beto)] as [number, number];
  const enMano = [0, 0] as [number, number];
  for (let dia = 0; dia < 6; dia += 1) {
    alas(sumarDias(LUNES, dia));
    const seLleva = dia >= 1 && dia <= 4;
    const [deAna, deBeto, deSuRuta] = [
      await cobrar(ana, ana),
      await cobrar(beto, beto),
      seLleva ? await cobrar(beto, ana) : 0,
    ];
    // Whoever has lent the route books nothing; the borrower has all of it.
    if (seLleva) expect([deAna, deSuRuta > 0]).toEqual([0, true]);
    else expect(deAna).toBeGreaterThan(0);
    const pago = centavos(PAGO * 100);
    enMano[0] += deAna * pago;
    enMano[1] += (deBeto + deSuRuta) * pago;
    saldos[0] -= (deAna + deSuRuta) * pago;
    saldos[1] -= deBeto * pago;

    alas(sumarDias(LUNES, dia), '23:30');
    for (const quien of [ana, beto]) comprobarLibro(libro(quien));
    expect([libro(ana).totales.en_mano_centavos, libro(beto).totales.en_mano_centavos]).toEqual(enMano);
    expect([saldoDe(ana), saldoDe(beto)]).toEqual(saldos);
    await sinDiferencias(ahora);
  }
});
