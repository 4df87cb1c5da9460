// An office whose owner takes transfers, and one collector's credit in it.
import { fecha } from '@leal/domain';
import { gente } from '@leal/jugador';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { invocar } from '../setup/invocar.ts';
import { comprobarLibro, libroDe } from '../setup/libro.ts';
import { conNumeros, usarOficina } from './con-oficina.ts';

export const HOY = fecha('2026-11-09');
export const TRANSFERENCIA = { fecha: HOY, referencia: 'MBAN01002611090001' };

/** Transfers of up to 30 days are taken unless `empezar` says otherwise. */
export function usarBanco(proyecto: string) {
  const oficina = gente(proyecto, 1, 2);
  const [[cobrador], [gerente, otroGerente]] = [oficina.cobradores, oficina.gerentes];
  if (!cobrador || !gerente || !otroGerente) throw new Error('Nobody');
  const id_credito = `${cobrador.uid}-cre-40`;
  const negocio = (dias_transferencia: number) => conNumeros({ dias_transferencia });
  const { sala, ahora, alas, empezar } = usarOficina(`demo-${proyecto}`, oficina, HOY, negocio(30));
  let secuencia = 0;

  const libro = () => libroDe(sala().espejo().todo(), cobrador.uid);
  const credito = () => libro().creditos.find((fila) => fila.id_credito === id_credito);
  const dia = () => libro().dias.find((jornada) => jornada.fecha === HOY);
  /** As a phone sends it: it names itself and its tap. */
  const abonar = (monto: number, resto: object = {}) =>
    invocar(cobrador, 'registrarAbono', {
      cuerpo: {
        id_credito,
        monto,
        capturado_en: ahora().toISOString(),
        dispositivo: 'tel-1',
        secuencia: (secuencia += 1),
        ...resto,
      },
    });
  return {
    cobrador,
    gerente,
    otroGerente,
    /** Its transfers of which a manager has said so, as the list says them. */
    transferencias: async (estado = 'por_confirmar') =>
      (await invocar(gerente, 'listarTransferencias', { consulta: { estado } })).cuerpo,
    /** A manager says that of all of them, by what the question shows. */
    marcarTodas: (estado: string) => {
      const pagos = libro().movimientos.flatMap(({ id_movimiento, monto_centavos, banco }) => {
        if (banco === undefined) return [];
        const visto = { monto: monto_centavos / 100, estado: banco.estado };
        return [{ id_pago: `${id_credito}.${id_movimiento}`, visto }];
      });
      return invocar(gerente, 'marcarTransferencias', { cuerpo: { estado, pagos } });
    },
    id_credito,
    empezar: (dias_transferencia: number) => empezar(negocio(dias_transferencia)),
    libro,
    credito,
    abonar,
    ahora,
    db: firestore,
    ponerDia: alas,
    ponerHora: (hora: string) => alas(HOY, hora),
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
      sala().motor.meter.reset();
      await hacer();
      return sala().motor.meter.reading().reads;
    },
    cuadra: () => comprobarLibro(libro()),
  };
}
