// More transfers and deposits than one look takes in: nothing is hidden by what many are alike in.
import { instanteLocal, sumarDias } from '@leal/domain';
import { expect, it } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { HOY, TRANSFERENCIA } from './con-banco.ts';
import { renglon, usarRenglones } from './con-renglones.ts';

const banco = usarRenglones('muchas');
const { gerente, cobrador, id_pago, transferir, copiar, cargar, marcar, comprobarLosDosLados } = banco;
const parejas = async (cursor?: string) =>
  (await invocar(gerente, 'proponerParejas', { consulta: cursor === undefined ? {} : { cursor } })).cuerpo;
const OTRO_CREDITO = `${cobrador.uid}-cre-30`;
const enElOtro = (monto: number, transferencia: object) =>
  invocar(cobrador, 'registrarAbono', { cuerpo: { id_credito: OTRO_CREDITO, monto, transferencia } });
const masTarde = (i: number) => instanteLocal(HOY, `12:${String(i % 60).padStart(2, '0')}`);

it('a reference that ninety have hides no other that two have', async () => {
  await transferir(90);
  await enElOtro(90, TRANSFERENCIA);
  const transferencia = { fecha: HOY, referencia: 'PAGO' };
  await copiar(90, (i) => ({ transferencia, referencia_normal: 'PAGO', capturado_en: masTarde(i) }));
  const { datos } = (await invocar(gerente, 'listarTransferencias', { consulta: { limite: 100 } })).cuerpo;
  const bajoLaSuya = datos.find((fila) => fila.id_pago === id_pago)?.misma_referencia;
  expect(bajoLaSuya).toMatchObject([{ id_credito: OTRO_CREDITO }]);
  expect(datos.at(-1)?.misma_referencia).toHaveLength(3);
});

it('a deposit that is alone only because others were cut off is for a person', async () => {
  await transferir(90, { fecha: HOY });
  await enElOtro(91, { fecha: sumarDias(HOY, -7) });
  const viejos = Array.from({ length: 299 }, (_, i) =>
    renglon({ monto: 91, fecha: sumarDias(HOY, -7), ordinal: i + 1 }),
  );
  await cargar(...viejos.slice(0, 200));
  await cargar(...viejos.slice(200), renglon({ fecha: sumarDias(HOY, -1) }));
  const suya = async () => (await parejas()).datos.find(({ transferencia }) => transferencia.monto === 90);
  // Three hundred are all that there are.
  expect(await suya()).toMatchObject({ tipo: 'monto', renglones: [{}] });
  await cargar(renglon());
  expect(await suya()).toMatchObject({ tipo: 'ambigua' });
});

it('those beyond the first hundred are looked for, too, each once', async () => {
  await transferir(90, { fecha: HOY });
  // Older ones, without any deposit of theirs.
  const deAntes = instanteLocal(sumarDias(HOY, -2), '12:00');
  await copiar(100, () => ({ monto_centavos: 700, capturado_en: deAntes }));
  await cargar(renglon());
  const primera = await parejas();
  expect(primera).toMatchObject({ datos: [], sin_pareja: 100 });
  const segunda = await parejas(primera.siguiente ?? '');
  expect(segunda).toMatchObject({
    datos: [{ tipo: 'monto', transferencia: { id_pago } }],
    sin_pareja: 0,
    siguiente: null,
  });
});

it('a deposit that is one’s alone among the hundred, and another’s beyond them, is for a person', async () => {
  await transferir(90, { fecha: HOY });
  const deAntes = instanteLocal(sumarDias(HOY, -2), '12:00');
  await copiar(100, (i) => ({ monto_centavos: i === 0 ? 9_000 : 700, capturado_en: deAntes }));
  await cargar(renglon());
  const primera = await parejas();
  expect(primera.datos).toMatchObject([{ tipo: 'ambigua', renglones: [{}] }]);
  expect((await parejas(primera.siguiente ?? '')).datos).toMatchObject([{ tipo: 'ambigua' }]);
});

it('one that did not come is proposed when its deposit has come after all, and is seen then', async () => {
  await transferir(90);
  await marcar('no_esta');
  expect(await parejas()).toMatchObject({ datos: [], sin_pareja: 0 });
  await cargar(renglon());
  const [pareja] = (await parejas()).datos;
  expect(pareja).toMatchObject({ tipo: 'monto', transferencia: { id_pago, estado: 'no_esta' } });
  const visto = { monto: 90, estado: 'no_esta' };
  const renglonDe = pareja?.renglones[0]?.id_renglon;
  expect((await marcar('vista', { visto, renglon: renglonDe })).estado).toBe(200);
  expect(await parejas()).toMatchObject({ datos: [], sin_pareja: 0 });
  await comprobarLosDosLados();
});
