// The office's list of the loans that wait to be handed over: since when, and which of them may be cancelled.
import { expect, it } from 'vitest';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import type { Escena } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { porEntregarCon } from '../setup/por-entregar.ts';

const mundo = abrirMundo();
const gerente = await mundo.cuenta('gerente@leal.demo');

const laFila = async ({ cobrador }: Escena, quien = gerente) => {
  const consulta = quien === gerente ? { id_cobrador: cobrador.uid } : {};
  return (await invocar(quien, 'porEntregar', { consulta })).cuerpo.datos[0];
};
const enSuPagina = async ({ id_cliente }: Escena) => {
  const { cuerpo } = await invocar(gerente, 'expedienteCliente', { parametros: { id_cliente } });
  return cuerpo.creditos[0]?.entrega;
};
const cancelar = ({ id_credito }: Escena) =>
  invocar(gerente, 'cancelarCredito', {
    cuerpo: { id_credito, motivo: 'Ya no la quiso', visto: { monto: 3000 } },
  });

it('says how long a client has waited, and what may still be cancelled', async () => {
  const e = await porEntregarCon(mundo, 3000);
  expect(await laFila(e)).toMatchObject({ dias_en_espera: 0, se_puede_cancelar: true });
  await mundo.db
    .doc(`creditos/${e.id_credito}`)
    .update({ 'decision.fecha': new Date('2026-11-16T23:30:00-06:00') });
  expect(await laFila(e)).toMatchObject({ dias_en_espera: 2, fecha_aprobacion: '2026-11-16' });
  await e.abonar(0);
  expect(await laFila(e)).toMatchObject({
    se_puede_cancelar: false,
    no_se_cancela: 'Ya tiene movimientos: no se puede cancelar.',
  });
});

it('says what the refusal would: of cash that came too late, and of cash that has to be settled', async () => {
  const e = await porEntregarCon(mundo, 3000);
  const exigirDicho = async () => {
    const { message } = (await cancelar(e)).cuerpo;
    for (const dicho of [await laFila(e), await enSuPagina(e)])
      expect(dicho).toMatchObject({ no_se_cancela: message });
    return message;
  };
  const id = await e.pedirTardia();
  expect(await exigirDicho()).toBe('Tiene una solicitud abierta: resuélvela primero.');
  await invocar(gerente, 'resolverCapturaTardia', {
    parametros: { id },
    cuerpo: { estado: 'rechazada', efectivo: 'devolver', comentario: 'No hay a quién abonarlo' },
  });
  expect(await exigirDicho()).toMatch(/tiene \$.* de este cliente por devolver o registrar/);
  // The collector who carries it there does not cancel it, and is told nothing of it.
  expect(await laFila(e, e.cobrador)).toMatchObject({ se_puede_cancelar: true });
});
