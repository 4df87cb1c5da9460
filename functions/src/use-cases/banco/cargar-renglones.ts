import type { cargarRenglones as contrato, RenglonPorCargar } from '@leal/contract';
import type { RenglonBancoDoc } from '@leal/contract/documentos';
import { fechaLocal, porQueNoEntra, sumar } from '@leal/domain';
import type { CasoCambio } from '../../context/caso.ts';
import { anotar } from '../../data/bitacora.ts';
import { idDeRenglon, renglonesBanco } from '../../data/renglones-banco.ts';

type Contrato = typeof contrato;

const depositoDe = ({ monto: monto_centavos, ...resto }: RenglonPorCargar) => ({ ...resto, monto_centavos });

/** One read and one write for each row that is new; what is there already is left as it is. */
export const cargarRenglones: CasoCambio<Contrato, Record<string, never>> = {
  leer: () => ({}),
  ejecutar: async ({ cuerpo: { cuenta, archivo, renglones } }, cambio) => {
    const { tx, ahora, actor } = cambio;
    const depositos = renglones.map(depositoDe);
    const ids = depositos.map((deposito) => idDeRenglon(cuenta, deposito));
    const fotos = await tx.getAll(...ids.map((id) => renglonesBanco.doc(id)));
    const estan = new Set(fotos.filter(({ exists }) => exists).map(({ id }) => id));
    const nuevos: RenglonBancoDoc[] = [];
    const resultados = depositos.map((deposito, i) => {
      const id_renglon = ids[i] ?? '';
      if (porQueNoEntra(deposito, fechaLocal(ahora)) !== null) return 'rechazado';
      if (estan.has(id_renglon)) return 'ya_estaba';
      estan.add(id_renglon);
      const carga = { archivo, cargado_en: ahora, cargado_por: actor.uid };
      nuevos.push({ ...deposito, id_renglon, cuenta, estado: 'libre', abonos: 0, ...carga });
      return 'cargado';
    });
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
