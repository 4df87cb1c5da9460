import 'virtual:estilos-antd/listas.css';
import { PLAZOS } from '@leal/domain';
import { Button, Checkbox, Select } from 'antd';
import { useId, useMemo, useState } from 'react';
import { useCobradores } from '../../comun/cobradores/use-cobradores.ts';
import { useEscritorio } from '../../ui/tabla/use-escritorio.ts';
import { ANTIGUEDADES, cuantosFiltros, type FiltroActivos, porQueNo, vigenteDe } from './filtro-activos.ts';

const DE_PLAZO = PLAZOS.map((dias) => ({ value: String(dias), label: `${dias} días` }));
const DE_ANTIGUEDAD = ANTIGUEDADES.map((value) => ({ value, label: `Más de ${value} días` }));

type Props = {
  filtro: FiltroActivos;
  alFiltrar: (cambio: Partial<FiltroActivos>) => void;
};

function Mandos({ filtro, alFiltrar }: Props) {
  const { data: cobradores, isPending } = useCobradores();
  const opciones = useMemo(
    () => (cobradores ?? []).map(({ id_usuario, nombre }) => ({ value: id_usuario, label: nombre })),
    [cobradores],
  );
  const conocido = opciones.some(({ value }) => value === filtro.cobrador);
  const busca = filtro.busqueda !== '';
  return (
    <>
      <Checkbox
        disabled={busca}
        checked={filtro.ver !== undefined}
        onChange={({ target }) => alFiltrar({ ver: target.checked ? 'vencidos' : undefined })}
      >
        Solo vencidos
      </Checkbox>
      <Select
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        aria-label="Cobrador"
        placeholder="Cobrador"
        loading={isPending}
        options={opciones}
        value={conocido ? filtro.cobrador : filtro.cobrador && ''}
        onChange={(cobrador) => alFiltrar({ cobrador })}
      />
      <Select
        allowClear
        disabled={busca}
        aria-label="Plazo"
        placeholder="Plazo"
        options={DE_PLAZO}
        value={filtro.plazo}
        onChange={(plazo) => alFiltrar({ plazo })}
      />
      <Select
        allowClear
        disabled={busca || filtro.ver !== undefined}
        aria-label="Antigüedad"
        placeholder="Antigüedad"
        options={DE_ANTIGUEDAD}
        value={filtro.antiguedad}
        onChange={(antiguedad) => alFiltrar({ antiguedad })}
      />
    </>
  );
}

/** Who is shown: always at hand at a desk, folded on a phone. */
export function FiltrosActivos(props: Props) {
  const id = useId();
  const escritorio = useEscritorio();
  const [abierto, setAbierto] = useState(false);
  const cuantos = cuantosFiltros(vigenteDe(props.filtro));
  const visible = escritorio || abierto;
  return (
    <div className="activos-filtros">
      {!escritorio && (
        <Button block aria-expanded={abierto} aria-controls={id} onClick={() => setAbierto(!abierto)}>
          {cuantos > 0 ? `Filtros (${cuantos})` : 'Filtros'}
        </Button>
      )}
      <div id={id} className="activos-mandos" hidden={!visible}>
        {visible && <Mandos {...props} />}
      </div>
      <small>{visible && porQueNo(props.filtro)}</small>
    </div>
  );
}
