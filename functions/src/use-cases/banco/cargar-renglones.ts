import type {
  cargarRenglones as contrato,
  DepositosDevueltos,
  DevolucionPorRevisar,
  enOtrasCuentas,
  RenglonPorCargar,
} from '@leal/contract';
import type { RenglonBancoDoc } from '@leal/contract/documentos';
import { fechaLocal, numeroDe, porQueNoEntra, referenciaNormal, sumar } from '@leal/domain';
import type * as z from 'zod/mini';
import type { CasoCambio } from '../../context/caso.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { anotar } from '../../data/bitacora.ts';
import { leerDevueltos } from '../../data/depositos-devueltos.ts';
import { idDeRenglon, igualDe, leerIguales, renglonesBanco, sinDiaDe } from '../../data/renglones-banco.ts';
import { CambioMientras } from '../../platform/errores.ts';
import { presentarRenglon } from './presentar-renglon.ts';

type Contrato = typeof contrato;

const depositoDe = ({ monto: monto_centavos, ...resto }: RenglonPorCargar) => ({ ...resto, monto_centavos });

/** 409 with the accounts that have one of these already under another name, as long as nobody has said that they are others. */
async function exigirOtraCuenta(
  { tx }: Cambio,
  cuenta: string,
  nuevos: readonly RenglonBancoDoc[],
  otras: readonly string[] = [],
): Promise<void> {
  const dichas = new Set([cuenta, ...otras].map(referenciaNormal));
  const iguales = (await leerIguales(tx, nuevos)).filter(
    (otro) => !dichas.has(referenciaNormal(otro.cuenta)),
  );
  if (iguales.length === 0) return;
  const otras_cuentas = [...Map.groupBy(iguales, (otro) => otro.cuenta)].map(([nombre, suyos]) => ({
    cuenta: nombre,
    renglones: suyos.length,
  }));
  throw new CambioMientras({ otras_cuentas } satisfies z.input<typeof enOtrasCuentas>);
}

/** What these reversals give back, of what is there: a read of each deposit, and one where there is none. */
async function devueltosDe(
  { tx }: Cambio,
  cuenta: string,
  devoluciones: readonly DevolucionPorRevisar[],
): Promise<DepositosDevueltos[]> {
  const leidos = await leerDevueltos(
    tx,
    cuenta,
    devoluciones.map(({ monto: monto_centavos, ...resto }) => ({ ...resto, monto_centavos })),
  );
  return leidos.flatMap((depositos, devolucion) =>
    depositos.length === 0 ? [] : [{ devolucion, depositos: depositos.map(presentarRenglon) }],
  );
}

/** One read and one write for each row that is new, and a read of each that is there under another account; what is there already is left as it is. */
export const cargarRenglones: CasoCambio<Contrato, Record<string, never>> = {
  leer: () => ({}),
  ejecutar: async ({ cuerpo }, cambio) => {
    const { cuenta, archivo, renglones } = cuerpo;
    const { tx, ahora, actor } = cambio;
    const depositos = renglones.map(depositoDe);
    const ids = depositos.map((deposito) => idDeRenglon(cuenta, deposito));
    const fotos = ids.length === 0 ? [] : await tx.getAll(...ids.map((id) => renglonesBanco.doc(id)));
    const estan = new Set(fotos.filter(({ exists }) => exists).map(({ id }) => id));
    const nuevos: RenglonBancoDoc[] = [];
    const resultados = depositos.map((deposito, i) => {
      const id_renglon = ids[i] ?? '';
      if (porQueNoEntra(deposito, fechaLocal(ahora)) !== null) return 'rechazado';
      if (estan.has(id_renglon)) return 'ya_estaba';
      estan.add(id_renglon);
      const carga = { archivo, cargado_en: ahora, cargado_por: actor.uid };
      const sin_dia = sinDiaDe(cuenta, deposito);
      const numero = numeroDe(deposito);
      const claves = {
        id_renglon,
        igual: igualDe(deposito),
        ...(sin_dia !== undefined && { sin_dia }),
        ...(numero !== undefined && { numero }),
      };
      nuevos.push({ ...deposito, ...claves, cuenta, estado: 'libre', abonos: 0, ...carga });
      return 'cargado';
    });
    await exigirOtraCuenta(cambio, cuenta, nuevos, cuerpo.otras_cuentas);
    if (cuerpo.revisar) {
      const devueltos = await devueltosDe(cambio, cuenta, cuerpo.devoluciones ?? []);
      return { resultados, ...(devueltos.length > 0 && { devueltos }) };
    }
    for (const nuevo of nuevos) tx.create(renglonesBanco.doc(nuevo.id_renglon), nuevo);
    if (nuevos.length > 0)
      anotar(cambio, {
        accion: 'banco/cargar',
        documento: `renglones_banco/${nuevos[0]?.id_renglon}`,
        antes: null,
        despues: {
          cuenta,
          archivo,
          renglones: nuevos.length,
          monto_centavos: sumar(...nuevos.map(({ monto_centavos }) => monto_centavos)),
        },
      });
    return { resultados };
  },
};
