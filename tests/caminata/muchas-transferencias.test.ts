// More transfers and deposits than one look takes in: nothing is hidden by what many are alike in.
import { instanteLocal, sumarDias } from '@leal/domain';
import { expect, it } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { HOY, TRANSFERENCIA } from './con-banco.ts';
import { usarRenglones } from './con-renglones.ts';

const banco = usarRenglones('muchas');
const { gerente, cobrador, id_pago, transferir, copiar } = banco;
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
