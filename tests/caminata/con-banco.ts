// An office whose owner takes transfers, and one collector's credit in it.
import { NEGOCIO_POR_DEFECTO, type Fecha, fecha, instanteLocal, sumarDias } from '@leal/domain';
import { getApps } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { abrirSala, alEmpezar, gente, type Sala } from '@leal/jugador';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { comprobarLibro, libroDe } from '../setup/libro.ts';

export const HOY = fecha('2026-11-09');
export const TRANSFERENCIA = { fecha: HOY, referencia: 'MBAN01002611090001' };

/** The room, emptied before each test; transfers of up to 30 days are taken unless `empezar` says otherwise. */
export function usarBanco(proyecto: string) {
  const oficina = gente(proyecto, 1, 1);
  const [cobrador, gerente] = [oficina.cobradores[0], oficina.gerentes[0]];
  if (!cobrador || !gerente) throw new Error('Nobody');
  const id_credito = `${cobrador.uid}-cre-40`;
  let sala: Sala;
  let ahora: Date;
  let secuencia = 0;
  beforeAll(async () => {
    sala = await abrirSala(`demo-${proyecto}`);
    sala.callar((...error) => expect(error).toEqual([]));
    sala.ponerReloj(() => ahora);
  });
  afterAll(() => sala.cerrar());

  const empezar = (dias_transferencia: number) => {
    const parametros = { ...NEGOCIO_POR_DEFECTO.parametros, dias_transferencia };
    ahora = instanteLocal(sumarDias(HOY, -10), '11:00');
    sala.vaciar(alEmpezar(oficina, { ...NEGOCIO_POR_DEFECTO, parametros }, ahora));
    ahora = instanteLocal(HOY, '11:00');
  };
  beforeEach(() => empezar(30));

  const libro = () => libroDe(sala.espejo().todo(), cobrador.uid);
  const credito = () => libro().creditos.find((fila) => fila.id_credito === id_credito);
  const dia = () => libro().dias.find((jornada) => jornada.fecha === HOY);
  /** As a phone sends it: it names itself and its tap. */
  const abonar = (monto: number, resto: object = {}) =>
    invocar(cobrador, 'registrarAbono', {
      cuerpo: {
        id_credito,
        monto,
        capturado_en: ahora.toISOString(),
        dispositivo: 'tel-1',
        secuencia: (secuencia += 1),
        ...resto,
      },
    });
  return {
    cobrador,
    gerente,
    id_credito,
    empezar,
    libro,
    credito,
    abonar,
    ahora: () => ahora,
    db: () => getFirestore(getApps()[0]!),
    ponerDia: (dia: Fecha, hora = '11:00') => (ahora = instanteLocal(dia, hora)),
    ponerHora: (hora: string) => (ahora = instanteLocal(HOY, hora)),
    enCaja: () =>
      Object.values(libro().caja.filas ?? {}).map(({ tipo, monto_centavos }) => [tipo, monto_centavos]),
    /** The cash of the day, of the box and in hand; and what was collected. */
    dinero: () => ({
      cobrado: dia()?.cobrado_centavos ?? 0,
      transferido: dia()?.transferido_centavos ?? 0,
      efectivo: dia()?.efectivo_centavos ?? 0,
      enMano: libro().totales.en_mano_centavos,
    }),
    transferir: (monto: number, transferencia: object = TRANSFERENCIA) => abonar(monto, { transferencia }),
    detalle: async () => (await invocar(cobrador, 'detalleCredito', { parametros: { id_credito } })).cuerpo,
    decidir: (id: unknown, decision: 'aprobar' | 'rechazar', resto: object = {}) =>
      gerente.porNombre('resolverSolicitud', { id, decision, ...resto }),
    /** The documents that it reads, as they are billed. */
    lecturas: async (hacer: () => Promise<unknown>): Promise<number> => {
      sala.motor.meter.reset();
      await hacer();
      return sala.motor.meter.reading().reads;
    },
    cuadra: () => comprobarLibro(libro()),
  };
}
