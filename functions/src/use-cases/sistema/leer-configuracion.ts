import type { configuracionNegocio } from '@leal/contract';
import { avisoValido, legalesDe, motivosDeVisita, type Negocio } from '@leal/domain';
import type { CasoLectura } from '../../context/caso.ts';
import { versionDe } from '../../context/negocio.ts';

/** Lists that nobody may change, as an answer has them. */
const paraLlevar = ({ vigente, versiones }: NonNullable<Negocio['calendario']>) => ({
  vigente,
  versiones: versiones.map(({ version, desde_ms, mas, menos }) => ({
    version,
    desde_ms,
    mas: [...mas],
    menos: [...menos],
  })),
});

/** Only what there is: most offices have none of it. */
const alTiempo = ({ horarios = {}, de_antes = [], por_venir = [] }: Negocio) => ({
  ...(Object.keys(horarios).length > 0 && { horarios: { ...horarios } }),
  ...(de_antes.length > 0 && {
    de_antes: de_antes.map((ajustes) => ({
      ...ajustes,
      parametros: { ...ajustes.parametros },
      horarios: { ...ajustes.horarios },
    })),
  }),
  ...(por_venir.length > 0 && {
    por_venir: por_venir.map(({ desde, parametros, horarios: horariosDelDia }) => ({
      desde,
      parametros: { ...parametros },
      ...(horariosDelDia && { horarios: { ...horariosDelDia } }),
    })),
  }),
});

export const leerConfiguracion: CasoLectura<typeof configuracionNegocio> = async (_entrada, { negocio }) => {
  const vigente = await negocio();
  const { festivos, calendario, exigir_segundo_gerente, parametros } = vigente;
  return {
    version: versionDe(vigente),
    festivos: [...festivos],
    ...(calendario && { calendario: paraLlevar(calendario) }),
    exigir_segundo_gerente,
    parametros: { ...parametros },
    ...alTiempo(vigente),
    ...(vigente.hubo_transferencias && { hubo_transferencias: true }),
    motivos_visita: [...motivosDeVisita(vigente)],
    aviso_cobro: avisoValido(vigente.aviso_cobro),
    legales: legalesDe(vigente),
  };
};
