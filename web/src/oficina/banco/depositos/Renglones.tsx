import { listarRenglones, type RenglonListado } from '@leal/contract';
import { formatearPesos } from '@leal/domain';
import { Button } from 'antd';
import { useLista } from '../../../lib/api/lista.ts';
import { cuantos } from '../../../piezas/textos/textos.ts';
import { abrirTarde } from '../../dialogos/abrir-tarde.ts';
import { Actualizar } from '../../../ui/encabezado/Actualizado.tsx';
import { Vacio } from '../../../ui/estados/Vacio.tsx';
import type { ColumnaSencilla } from '../../../ui/tabla/TablaSencilla.tsx';
import { PanelDeTabla } from '../../listas/PanelDeTabla.tsx';
import { useAlDia } from '../al-dia.ts';
import { APARTAR_RENGLON } from '../../acciones/renglon-banco.ts';
import { ClienteEnlazado, MONTO } from '../columnas.tsx';
import { useAlMomento, useUnaVez } from '../al-momento.ts';
import { DepositoDicho } from './DepositoDicho.tsx';
import { ESTADO, VACIA, type VistaDeRenglones } from './ver.ts';

type Fila = RenglonListado;
const idDe = ({ id_renglon }: Fila): string => id_renglon;

const COLUMNAS: readonly ColumnaSencilla<Fila>[] = [
  {
    clave: 'deposito',
    titulo: 'Depósito',
    principal: true,
    celda: (fila) => <DepositoDicho deposito={fila} />,
  },
  MONTO,
];

const DE_QUIEN: ColumnaSencilla<Fila> = {
  clave: 'pago',
  titulo: 'Pago',
  nombre: true,
  celda: ({ pago }) => pago && <ClienteEnlazado {...pago} />,
};
const AREAS = "'deposito monto' 'pago pago' 'acciones acciones'";

/** Says that a deposit is nobody's payment, or may be one. */
function useApartar() {
  const enviar = useAlMomento(APARTAR_RENGLON);
  return useUnaVez(({ id_renglon, monto }: Fila, estado: 'libre' | 'ajeno') =>
    enviar({ id_renglon, monto }, { parametros: { id_renglon }, cuerpo: { estado } }),
  );
}

const registrar = abrirTarde(async () => (await import('./DialogoAbonar.tsx')).abrirAbonar);

const accionesDe = (apartar: ReturnType<typeof useApartar>): ColumnaSencilla<Fila> => ({
  clave: 'acciones',
  titulo: 'Acciones',
  oculta: true,
  celda: (fila) => {
    const de = `el depósito de ${formatearPesos(fila.monto)}`;
    if (fila.estado === 'ajeno')
      return (
        <Button aria-label={`Dejar libre ${de}`} onClick={() => void apartar(fila, 'libre')}>
          Dejar libre
        </Button>
      );
    return (
      <div className="cortes-acciones fila">
        <Button aria-label={`No es de un cliente ${de}`} onClick={() => void apartar(fila, 'ajeno')}>
          No es de un cliente
        </Button>
        <Button type="primary" aria-label={`Registrar como pago ${de}`} onClick={() => registrar(fila)}>
          Registrar como pago
        </Button>
      </div>
    );
  },
});

type Props = { ver: VistaDeRenglones; soloLee: boolean };
const LLAMADAS = [listarRenglones];

/** The deposits that are free, those of payments, or those of nobody. */
export function Renglones({ ver, soloLee }: Props) {
  const lista = useLista(listarRenglones, { consulta: { estado: ESTADO[ver] } }, { conservar: true });
  useAlDia(LLAMADAS, { esperan: undefined, leidaEn: lista.dataUpdatedAt });
  const apartar = useApartar();
  const { total, monto } = lista.primera ?? {};
  const columnas = [
    ...COLUMNAS,
    ...(ver === 'de_pagos' ? [DE_QUIEN] : []),
    ...(soloLee || ver === 'de_pagos' ? [] : [accionesDe(apartar)]),
  ];
  return (
    <PanelDeTabla
      titulo="Depósitos"
      {...(total !== undefined &&
        monto !== undefined && {
          subtitulo: `${cuantos(total, 'depósito', 'depósitos')} · ${formatearPesos(monto)}`,
        })}
      accion={<Actualizar consulta={lista} />}
      lista={lista}
      vacia={<Vacio dibujo="listo" texto={VACIA[ver]} />}
      mensajeError="Error al obtener los depósitos"
      mensajeMas="Cargando más depósitos..."
      clase="diferencias"
      areas={AREAS}
      columnas={columnas}
      clave={idDe}
    />
  );
}
