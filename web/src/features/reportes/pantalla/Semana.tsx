import { Encabezado } from '../../../ui/encabezado/Encabezado.tsx';
import { FalloConsulta } from '../../../ui/estados/FalloConsulta.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { useSemana } from '../api/use-semana.ts';
import { CifrasSemana } from './CifrasSemana.tsx';
import { ListaDias } from './ListaDias.tsx';
import { NavegarSemana } from './NavegarSemana.tsx';
import type { EnReportes } from './use-lugar.ts';

type Props = { idCobrador: string; en: EnReportes; deQuien: string | undefined };

export function Semana({ idCobrador, en, deQuien = 'Por semana y por día' }: Props) {
  const { semana: lunes } = en.lugar;
  const consulta = useSemana(idCobrador, lunes);
  const { data, isError } = consulta;
  return (
    <>
      <Encabezado titulo="Reportes de Cobranza" nota={deQuien} />
      <NavegarSemana semana={lunes} hoy={en.hoy} alCambiar={(semana) => en.cambiar({ semana })} />
      <FalloConsulta consulta={consulta} mensaje="Error al cargar historial de la semana" />
      {(data || !isError) && (
        <>
          <CifrasSemana semana={data} />
          <Panel titulo="Días de la semana">
            <ListaDias lunes={lunes} semana={data} en={en} />
          </Panel>
        </>
      )}
    </>
  );
}
